/** What a thing may cost, as a customer says it: whole cents, both ends count. */
export interface PriceLimit {
  minCents?: number;
  maxCents?: number;
  /** Set where the price of a kilo or a litre is meant ("al kg"), not that of the pack. */
  perUnit?: 'kg' | 'l';
}

export interface TextWithoutPrice {
  /** The query without what it says of prices, blanks tidied; as it was where it says nothing of them. */
  words: string;
  limit: PriceLimit | undefined;
}

/** Without a sign of money a number is a size, a number of pieces, a size of nappies. */
const mayBePrice = /€|eur|cent/i;

/** Of a text in lower case; the classes of Unicode, and patterns for both cases, take tens of milliseconds to be made ready. */
const letter = 'a-zà-öø-ÿ';
const figure = String.raw`\d{1,3}\.\d{3}(?:,\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})?`;
const euros = `(?:€|euro?(?![${letter}]))`;
const cents = `cent(?:esim[oi])?(?![${letter}])`;
const spoken = 'un|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|quindici|venti|trenta|cinquanta|cento';
const spokenEuros: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  quindici: 15,
  venti: 20,
  trenta: 30,
  cinquanta: 50,
  cento: 100,
};
/** "5 €", "€ 5", "cinque euro", "2 euro e 50", "80 centesimi". */
const amount = (name: string) =>
  String.raw`(?:€\s*(?<${name}After>${figure})|(?<${name}>${figure}|(?:${spoken})(?=\s))\s*${euros}(?:\s+e\s+(?<${name}And>\d{2}|mezzo)(?![\d${letter}]))?|(?<${name}Cents>\d{1,3})\s*${cents})`;
const before = String.raw`(?<![${letter}\d.,€])`;
const behind = String.raw`(?![\d${letter}]|[.,]\d)`;
const perUnit = String.raw`(?:\s*(?:al|all[’']|a|/|il|per)\s*(?<unit>kg|kilo|chilo|litro|l|lt)${behind})?`;
const asks = String.raw`(?:che\s+(?:non\s+)?cost(?:a|ano|i|ino|asse)\s+|cost(?:o|a|ano)\s+|prezzo\s+)?(?:(?:a|al|di|da|ad|per)\s+)?`;

const between = new RegExp(
  String.raw`${before}${asks}(?:(?:compres[oaie]\s+)?(?:tra|fra|da|dai)\s+)(?:i\s+|gli\s+)?(?:€\s*)?(?<low>${figure})\s*(?:${euros})?\s*(?:-|e|ed|a|ai|fino a|agli)\s+?(?:i\s+|gli\s+)?${amount('high')}${behind}${perUnit}`,
  'g',
);
const dashed = new RegExp(
  String.raw`${before}${asks}(?<low>${figure})\s*(?:${euros})?\s*[-–/]\s*${amount('high')}${behind}${perUnit}`,
  'g',
);
const upTo = new RegExp(
  String.raw`${before}${asks}(?:(?<less>meno\s+(?:di|dei|d[’'])|(?:al\s+di\s+)?sotto(?:\s+(?:i|il|gli|a|ai|al|di|dei))?|inferior[ei]\s+(?:ai|a)|<)|(?<most>massimo|max\.?|entro(?:\s+(?:i|gli))?|fino\s+(?:ai|agli|a|ad)|non\s+pi(?:u|ù|u[’'])\s+(?:di|dei)|non\s+oltre(?:\s+i)?|non\s+superior[ei]\s+(?:ai|a)|<=))\s*${amount('high')}${behind}${perUnit}`,
  'g',
);
const from = new RegExp(
  String.raw`${before}${asks}(?:(?<more>pi(?:u|ù|u[’'])\s+(?:di|dei|d[’'])|(?:al\s+di\s+)?sopra(?:\s+(?:i|il|gli|a|ai|di|dei))?|oltre(?:\s+(?:i|gli))?|superior[ei]\s+(?:ai|a)|>)|(?<least>almeno|minimo|min\.?|a\s+partire\s+da(?:i)?|>=))\s*${amount('low')}${behind}${perUnit}`,
  'g',
);
const upwards = new RegExp(
  String.raw`${before}(?:da\s+|dai\s+)?${amount('low')}${behind}\s+(?:in\s+su|in\s+poi|o\s+pi(?:u|ù))(?![${letter}])${perUnit}`,
  'g',
);
const around = new RegExp(
  String.raw`${before}${asks}(?:intorno\s+(?:ai|a)|attorno\s+(?:ai|a)|circa|sui|sugli)\s+${amount('about')}${behind}${perUnit}`,
  'g',
);
/** "vino da 5 euro", "pane 1 €": so much is to be spent, not more. */
const plain = new RegExp(
  String.raw`${before}${asks}${amount('high')}${behind}${perUnit}(?:\s+(?:al\s+massimo|massimo|max|o\s+meno|in\s+gi(?:u|ù)))?(?![${letter}])`,
  'g',
);

/** Of "circa 5 euro" so much less or more is meant. */
const aboutShare = 0.2;

type Groups = Readonly<Record<string, string | undefined>>;

/** Thousands with a dot, decimals with a comma or a dot. */
function eurosToCents(text: string): number {
  const isThousands = /^\d{1,3}\.\d{3}/.test(text);
  const plainText = (isThousands ? text.replace('.', '') : text).replace(',', '.');
  const [whole = '0', part = ''] = plainText.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function centsOf(groups: Groups, name: string): number {
  const inCents = groups[`${name}Cents`];
  if (inCents !== undefined) return Number(inCents);
  const text = groups[name] ?? groups[`${name}After`] ?? '0';
  const whole = spokenEuros[text];
  const and = groups[`${name}And`];
  return (whole === undefined ? eurosToCents(text) : whole * 100) + (and === 'mezzo' ? 50 : Number(and ?? 0));
}

/** "Less than" and "more than" leave the figure itself out. */
const readings: readonly (readonly [RegExp, (groups: Groups) => PriceLimit])[] = [
  [between, (groups) => ({ minCents: eurosToCents(groups.low ?? '0'), maxCents: centsOf(groups, 'high') })],
  [dashed, (groups) => ({ minCents: eurosToCents(groups.low ?? '0'), maxCents: centsOf(groups, 'high') })],
  [upTo, (groups) => ({ maxCents: Math.max(0, centsOf(groups, 'high') - (groups.less === undefined ? 0 : 1)) })],
  [from, (groups) => ({ minCents: centsOf(groups, 'low') + (groups.more === undefined ? 0 : 1) })],
  [upwards, (groups) => ({ minCents: centsOf(groups, 'low') })],
  [
    around,
    (groups) => {
      const about = centsOf(groups, 'about');
      return {
        minCents: Math.round(about * (1 - aboutShare)),
        maxCents: Math.round(about * (1 + aboutShare)),
      };
    },
  ],
  [plain, (groups) => ({ maxCents: centsOf(groups, 'high') })],
];

/** Both limits at once; "tra 5 e 3 euro" is said by people too. */
function narrowed(one: PriceLimit | undefined, other: PriceLimit): PriceLimit {
  const lows = [one?.minCents, other.minCents].filter((each) => each !== undefined);
  const highs = [one?.maxCents, other.maxCents].filter((each) => each !== undefined);
  const perUnit = other.perUnit ?? one?.perUnit;
  return {
    ...(lows.length > 0 ? { minCents: Math.max(...lows) } : {}),
    ...(highs.length > 0 ? { maxCents: Math.min(...highs) } : {}),
    ...(perUnit ? { perUnit } : {}),
  };
}

/**
 * Reads what a query says of prices: "vino sotto 5 euro", "meno di 10 €", "tra 3 e 5 euro", "massimo 2 euro", "mele a 2 euro al kg".
 * Only figures with a sign of money count, so that sizes stay what they are ("acqua 6x1,5", "latte 1 litro", "massimo 2 pezzi").
 * A bare price is what is to be spent at most.
 */
export function readPriceLimit(text: string): TextWithoutPrice {
  if (!mayBePrice.test(text)) return { words: text, limit: undefined };
  const lower = text.toLowerCase();
  // a few letters are two in lower case: then only prices written in lower case are read
  let said = lower.length === text.length ? lower : text;
  let words = text;
  let limit: PriceLimit | undefined;
  for (const [pattern, read] of readings) {
    said = said.replace(pattern, (whole: string, ...found) => {
      const groups = found.at(-1) as Groups;
      const offset = found.at(-3) as number;
      const own = read(groups);
      const { minCents = 0, maxCents = minCents } = own;
      const ordered =
        own.minCents !== undefined && minCents > maxCents ? { minCents: maxCents, maxCents: minCents } : own;
      limit = narrowed(limit, {
        ...ordered,
        ...(groups.unit === undefined ? {} : { perUnit: groups.unit.startsWith('l') ? 'l' : 'kg' }),
      });
      const room = ' '.repeat(whole.length);
      words = words.slice(0, offset) + room + words.slice(offset + whole.length);
      return room;
    });
  }
  return limit ? { words: words.replace(/\s+/g, ' ').trim(), limit } : { words: text, limit };
}

/** Whether a price lies within the limit, both ends included. @param cents whole cents */
export function isWithin({ minCents = 0, maxCents = Number.POSITIVE_INFINITY }: PriceLimit, cents: number): boolean {
  return cents >= minCents && cents <= maxCents;
}
