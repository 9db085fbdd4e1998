/** A town the shop knows the position of. */
export interface Place {
  city: string;
  province: string;
  postalPrefixes: string[];
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** Fewest letters of a town that is still being typed. */
const LEAST_LETTERS = 3;
/** Digits of a whole postal code. */
const WHOLE_CODE = 5;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * The place a text speaks of: by its postal code; else by the town it names last, as addresses end with it ("Via Roma 5,
 * Torino" is Torino); else the shortest town that begins with it.
 */
export function findPlace(
  places: readonly Place[],
  text: string,
): { place: Place; precision: 'town' | 'area' } | undefined {
  const words = plain(text);
  const code = /(?:^| )(\d{5})(?: |$)/.exec(words)?.[1];
  const byCode = code && bestBy(places, ({ postalPrefixes }) => longestPrefix(postalPrefixes, code));
  if (byCode) {
    const town = longestPrefix(byCode.postalPrefixes, code) === WHOLE_CODE;
    return { place: byCode, precision: town || ` ${words} `.includes(` ${plain(byCode.city)} `) ? 'town' : 'area' };
  }
  const named = bestBy(places, ({ city }) => {
    const at = ` ${words} `.lastIndexOf(` ${plain(city)} `);
    // Of two that end together ("Sesto San Giovanni", "San Giovanni") the longer name is meant.
    return at < 0 ? 0 : (at + plain(city).length) * 100 + plain(city).length;
  });
  if (named) return { place: named, precision: 'town' };
  if (words.length < LEAST_LETTERS) return undefined;
  const begun = bestBy(places, ({ city }) => (plain(city).startsWith(words) ? 1 / city.length : 0));
  return begun && { place: begun, precision: 'town' };
}

function longestPrefix(prefixes: readonly string[], code: string): number {
  return Math.max(0, ...prefixes.filter((prefix) => code.startsWith(prefix)).map((prefix) => prefix.length));
}

/** The one with the highest score above 0. */
function bestBy(places: readonly Place[], score: (place: Place) => number): Place | undefined {
  let best: Place | undefined;
  let most = 0;
  for (const place of places) {
    const reached = score(place);
    if (reached > most) {
      best = place;
      most = reached;
    }
  }
  return best;
}
