import { numberWords } from './stopwords.ts';

/** What a size text says, in base units. */
export interface Size {
  /** How many units the pack holds ("6x1,5 l" → 6); 1 when single. */
  count: number;
  /** Content of one unit in grams or millilitres; 0 when unknown. */
  amount: number;
  /** "" when the content is not said, or whether it is grams or millilitres. */
  base: 'g' | 'ml' | '';
  /** Number of pieces ("x6", "10 uova"); 0 when not said. A multipack counts its units. */
  pieces: number;
}

export interface TextWithoutSizes {
  rest: string;
  size: Size | undefined;
}

const units: Readonly<Record<string, readonly [number, Size['base']]>> = {
  kg: [1000, 'g'],
  kilo: [1000, 'g'],
  kili: [1000, 'g'],
  chilo: [1000, 'g'],
  chili: [1000, 'g'],
  chilogrammo: [1000, 'g'],
  chilogrammi: [1000, 'g'],
  hg: [100, 'g'],
  etto: [100, 'g'],
  etti: [100, 'g'],
  g: [1, 'g'],
  gr: [1, 'g'],
  grammo: [1, 'g'],
  grammi: [1, 'g'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  litro: [1000, 'ml'],
  litri: [1000, 'ml'],
  dl: [100, 'ml'],
  cl: [10, 'ml'],
  ml: [1, 'ml'],
  cc: [1, 'ml'],
  '': [1, ''],
};

const unit = '(kg|kilo|kili|chilo|chili|chilogramm[oi]|hg|etto|etti|grammi|grammo|gr|g|litro|litri|lt|dl|cl|ml|cc|l)';
const shortUnit = '(kg|hg|gr|g|lt|dl|cl|ml|l)';
const number = '(\\d+(?:[.,]\\d+)?)';
const spoken = `(mezz[oa]|mezz'|${[...numberWords.keys()].join('|')})`;
const start = '(?<!\\w|\\d[.,])';
const end = '(?![\\w%])\\.?';

const fraction = new RegExp(`${start}(?:(\\d+) )?(\\d)/(\\d) ?(?:di )?${unit}${end}`, 'g');
const quarters = new RegExp(`${start}(un quarto|tre quarti) d[i'] ?${unit}${end}`, 'g');
const packOf = new RegExp(`${start}(\\d{1,3}) ?(?:x|\\*|(?:[a-z]+\\.? )?da) ?${number} ?${unit}${end}`, 'g');
const ofPack = new RegExp(`${start}${number} ?${unit}\\.? ?(?:x|\\*) ?(\\d{1,3})(?!\\w|[.,]\\d)`, 'g');
const unitFirstPack = new RegExp(`(?<![\\w'])${shortUnit}\\.? ?${number} ?(?:x|\\*) ?(\\d{1,3})(?!\\w|[.,]\\d)`, 'g');
const packOfUnitFirst = new RegExp(`${start}(\\d{1,3}) ?(?:x|\\*) ?${shortUnit}\\.? ?${number}(?![\\w%]|[.,]\\d)`, 'g');
const packOfLitres = /(?<!\w|\d[.,])(\d{1,2}) ?x ?(\d[.,]\d{1,2})(?!\w)/g;
const packOfGrams = /(?<!\w|\d[.,])(\d{1,2}) ?x ?(\d{2,3})(?!\w|[.,]\d)/g;
const andAHalf = new RegExp(`${start}(?:${number}|${spoken}) ?${unit} e mezz[oa]${end}`, 'g');
const single = new RegExp(`${start}${number} ?${unit}${end}`, 'g');
const unitFirst = new RegExp(`(?<![\\w'])${shortUnit}\\.? ?${number}(?![\\w%/]|[.,]\\d)`, 'g');
const spokenSize = new RegExp(`(?<![\\w'])${spoken} ?${unit}(?!\\w)`, 'g');
const timesPieces = /(?<!\w|\d[.,])x ?(\d{1,3})(?!\w|[.,]\d)/g;
const piecesTimes = /(?<!\w|\d[.,])(\d{1,3}) ?x(?= |$)/g;
const plainPieces = /(?<!\w|\d[.,])(\d{1,4}) ?(?:pezzi|pezzo|pz|pcs)(?!\w)\.?/g;
const piecesFirst = /(?<!\w)(?:pz|pezzi)\.? ?(\d{1,4})(?!\w)/g;
const packOfPieces = /((?:conf[a-z]*\.?|pacco|scatola|cartone|vaschetta|cassa) da )(\d{1,3})(?!\w|%|[.,]\d)/g;

/** Nouns that are counted on packs; the noun stays as a word. */
const counted =
  'uova|rotoli|rotoloni|capsule|cialde|bustine|filtri|lavaggi|pastiglie|tabs|caps|compresse|pannolini|assorbenti|salviette|salviettine|fazzoletti|sacchetti|sacchi|piatti|bicchieri|tovaglioli|bottiglie|lattine|vasetti|brioche|cornetti|porzioni|fogli|barrette|fette|fettine|cotton fioc|merendine|pile|lampadine|candele|cannucce|panini|hamburger|bastoncini|wurstel';
const countedPieces = new RegExp(
  `(?<!\\w|\\d[.,])(?:(\\d{1,4})|(${[...numberWords.keys()].slice(3).join('|')})) (?=(?:${counted})(?!\\w))`,
  'g',
);
const countedBefore = new RegExp(`\\b(${counted})(?: da)? (\\d{1,3})$`);
const halfDozen = /\bmezza dozzina (?:di |d')?/g;
const dozen = /\b(?:una |1 )?dozzina (?:di |d')?/g;
const hasSpokenSize = /mezz[oa']|ett[oi]\b|litr[oi]\b|chil[oi]\b|kilo\b|quart[oi]\b|gramm|\bkg\b|\buova\b|\brotoli\b/;
const hasDigit = /\d/;
const hasTimes = /x|\*/;

const decimal = (text: string) => Number(text.replace(',', '.'));
const spokenValue = (text: string) => (text.startsWith('mezz') ? 0.5 : (numberWords.get(text) ?? 1));

/** "acqua 1,5": a bare decimal at the end of a text is litres, as people say it. */
const bareLitres = /(?<=[a-z] )([0-2][.,]\d{1,2})$/;

/** "burro 250": a bare number of three digits at the end is grams or millilitres. */
const bareAmount = /(?<=[a-z]{3} )(?<!\b(?:spf|tipo|numero|fattore|misura) )([1-9]\d{2})$/;
const noUnit = '';

/** "birra 66", "vino 75": the bare number is the bottle's, which everybody names in centilitres. */
const bareBottle = /(?<=[a-z]{3} )(33|66|75)$/;

/** Vessels whose size everybody knows, in millilitres: a bottiglietta of water is half a litre. */
const vesselAmounts: Readonly<Record<string, number>> = { bottigliett: 500, lattin: 330, lattinin: 330 };
const smallVessel = /\b(bottigliett|lattinin|lattin)[aei]\b/;

/** Gathers what the patterns below find; the first content and the first number of pieces win. */
class Found {
  size: Size | undefined;

  /** Takes a content in and returns what takes its place. */
  content(count: number, quantity: number, unitName: string): string {
    const known = units[unitName];
    if (!known || quantity === 0 || (this.size && this.size.amount > 0)) return ' ';
    const amount = Math.round(quantity * known[0] * 1000) / 1000;
    const unitCount = Math.max(1, count);
    this.size = {
      count: unitCount,
      amount,
      base: known[1],
      pieces: unitCount > 1 ? unitCount : (this.size?.pieces ?? 0),
    };
    return ' ';
  }

  /** Takes a number of pieces in and returns what takes its place. */
  pieces(value: number): string {
    if (value > 0 && !this.size) this.size = { count: 1, amount: 0, base: '', pieces: value };
    else if (this.size?.pieces === 0) this.size.pieces = value;
    return ' ';
  }
}

/** "1/2 l", "1 1/2 kg". */
function takeFractions(text: string, found: Found): string {
  return text.replace(fraction, (_all, whole: string | undefined, above: string, below: string, name: string) =>
    found.content(1, Number(whole ?? 0) + Number(above) / Math.max(1, Number(below)), name),
  );
}

/** "6x1,5 l", "80 g x 3", "4 vasetti da 125 g"; without a unit, small decimals are litres and whole numbers grams. */
function takePacks(text: string, found: Found): string {
  return text
    .replace(packOf, (_all, count: string, amount: string, name: string) =>
      found.content(Number(count), decimal(amount), name),
    )
    .replace(ofPack, (_all, amount: string, name: string, count: string) =>
      found.content(Number(count), decimal(amount), name),
    )
    .replace(unitFirstPack, (_all, name: string, amount: string, count: string) =>
      found.content(Number(count), decimal(amount), name),
    )
    .replace(packOfUnitFirst, (_all, count: string, name: string, amount: string) =>
      found.content(Number(count), decimal(amount), name),
    )
    .replace(packOfLitres, (all: string, count: string, amount: string) =>
      decimal(amount) <= 5 ? found.content(Number(count), decimal(amount), 'l') : all,
    )
    .replace(packOfGrams, (all: string, count: string, amount: string) =>
      Number(amount) >= 20 ? found.content(Number(count), Number(amount), 'g') : all,
    );
}

/** "mezzo litro", "due etti", "un chilo e mezzo". */
function takeSpoken(text: string, found: Found): string {
  return text
    .replace(andAHalf, (_all, amount: string | undefined, word: string | undefined, name: string) =>
      found.content(1, (amount ? decimal(amount) : spokenValue(word ?? '')) + 0.5, name),
    )
    .replace(quarters, (_all, share: string, name: string) =>
      found.content(1, share === 'un quarto' ? 0.25 : 0.75, name),
    )
    .replace(spokenSize, (_all, word: string, name: string) => found.content(1, spokenValue(word), name));
}

/** "500 g", "gr. 500", "12 pezzi", "x6". */
function takeSingles(text: string, found: Found): string {
  const rest = text
    .replace(single, (_all, amount: string, name: string) => found.content(1, decimal(amount), name))
    .replace(unitFirst, (_all, name: string, amount: string) => found.content(1, decimal(amount), name))
    .replace(plainPieces, (_all, value: string) => found.pieces(Number(value)))
    .replace(piecesFirst, (_all, value: string) => found.pieces(Number(value)))
    .replace(packOfPieces, (_all, before: string, value: string) => `${before}${found.pieces(Number(value))}`)
    .replace(bareLitres, (_all, amount: string) => found.content(1, decimal(amount), 'l'))
    .replace(countedBefore, (_all, noun: string, value: string) => `${noun}${found.pieces(Number(value))}`)
    .replace(bareBottle, (_all, amount: string) => found.content(1, Number(amount), 'cl'))
    .replace(bareAmount, (_all, amount: string) => found.content(1, Number(amount), noUnit));
  if (!hasTimes.test(rest)) return rest;
  return rest
    .replace(timesPieces, (_all, value: string) => found.pieces(Number(value)))
    .replace(piecesTimes, (_all, value: string) => found.pieces(Number(value)));
}

/**
 * Takes the sizes out of a folded text before words are cut, so that "1,5 l" never becomes the words 1, 5 and l.
 * The first size wins; later ones are only removed. Percentages and model numbers ("n. 5", "0,1%") stay.
 */
export function takeSizes(folded: string): TextWithoutSizes {
  const text = folded.includes('dozzina') ? folded.replace(halfDozen, '6 ').replace(dozen, '12 ') : folded;
  const digits = hasDigit.test(text);
  const vessel = digits ? null : smallVessel.exec(text);
  if (vessel)
    return {
      rest: folded,
      size: { count: 1, amount: vesselAmounts[vessel[1] as string] ?? 500, base: 'ml', pieces: 0 },
    };
  const spokenWords = hasSpokenSize.test(text);
  if (!digits && !spokenWords) return { rest: folded, size: undefined };
  const found = new Found();
  let rest = text;
  if (digits && rest.includes('/')) rest = takeFractions(rest, found);
  if (digits && (hasTimes.test(rest) || rest.includes(' da '))) rest = takePacks(rest, found);
  if (spokenWords) rest = takeSpoken(rest, found);
  if (digits) rest = takeSingles(rest, found);
  rest = rest.replace(countedPieces, (_all, value: string | undefined, word: string | undefined) =>
    found.pieces(value ? Number(value) : spokenValue(word ?? '')),
  );
  return { rest, size: found.size };
}

/**
 * The same for texts of the catalogue, where sizes are written in digits ("mezzo litro" is how customers speak): names
 * without a digit, which are most, cost nothing.
 */
export function takeWrittenSizes(folded: string): TextWithoutSizes {
  return hasDigit.test(folded) ? takeSizes(folded) : { rest: folded, size: undefined };
}
