import { facetParameter } from '@sporta/contract/facet-filter.ts';
import { type Bitset, createBitset, eachSlot, intersection, setBit } from '../snapshot/bitset.ts';
import type { FacetGroup, FacetValue } from '../snapshot/facet-values.ts';
import type { ShopView } from '../snapshot/shop-view.ts';

/** Largest number of values a group shows: the most frequent, and every chosen one. */
const shownValues = 60;

/**
 * Facets: groups of values a listing can be narrowed by. Within a group the chosen values add up, between groups they
 * narrow. Counts are exact over ALL matches, and a group does not count its own choice (disjunctive), so that the
 * customer sees what else there would be.
 *
 * Applies a selection to `base` and counts.
 * @returns the slots that remain, and the facets as JSON with `count` (without any choice) and `filteredCount` (with the choices of the other groups).
 */
export function applyFacets(
  view: ShopView,
  base: Bitset,
  selection: Record<string, number[]>,
): { matches: Bitset; facets: string } {
  const { catalogue } = view;
  const groups = catalogue.facetValues.groups(catalogue.vendors());
  const chosen = groups.flatMap((group) => {
    const ids = selection[group.group] ?? [];
    return ids.length === 0 ? [] : [{ group, ids: new Set(ids), slots: slotsWith(view, base, group, ids) }];
  });
  const matches = chosen.length === 0 ? base : intersection(base, ...chosen.map(({ slots }) => slots));
  const counts = countValues(view, base);
  const filteredCounts = chosen.length === 0 ? counts : countValues(view, matches);
  let facets = '';
  for (const group of groups) {
    const choice = chosen.find((each) => each.group === group);
    // where all chosen values must hold, one more narrows what is left
    const others = choice && !group.every && chosen.filter((each) => each !== choice).map(({ slots }) => slots);
    const filtered = others ? countValues(view, intersection(base, ...others)) : filteredCounts;
    const values = valuesOf(group, counts, filtered, choice?.ids);
    if (values === '') continue;
    const head = `"name":${JSON.stringify(group.name)},"parameterName":${JSON.stringify(facetParameter(group.group))}`;
    facets += `${facets === '' ? '' : ','}{${head},"paramType":"checkbox","values":[${values}]}`;
  }
  return { matches, facets: `[${facets}]` };
}

/** The values of a group that are shown, as JSON with commas between them. */
function valuesOf(
  { values }: FacetGroup,
  counts: Uint32Array,
  filtered: Uint32Array,
  chosen: ReadonlySet<number> | undefined,
): string {
  const present: FacetValue[] = [];
  for (const value of values) if (counts[value.number]! > 0 || chosen?.has(value.id)) present.push(value);
  const least = leastShown(present, counts);
  let room = shownValues;
  for (const { number } of present) if (counts[number]! > least) room--;
  let json = '';
  for (const { id, number, head } of present) {
    const count = counts[number]!;
    const selected = chosen?.has(id) ?? false;
    const isShown = count > least || (count === least && room-- > 0);
    if (!isShown && !selected) continue;
    json += head;
    json += selected ? `${countsJson(count, filtered[number]!)},"selected":true},` : endOf(count, filtered[number]!);
  }
  return json.slice(0, -1);
}

/** The counts of a value, from the digits of the first to the quote behind the second. */
const countsJson = (count: number, filtered: number): string => `${count}","filteredCount":"${filtered}"`;

/** Ends of values by their count where nothing is chosen: most of an answer is made of them. */
const mostEnds = 4096;
const ends = new Array<string | undefined>(mostEnds);

/** What follows the head of a value that is not chosen, with a comma. */
function endOf(count: number, filtered: number): string {
  if (count !== filtered || count >= mostEnds) return `${countsJson(count, filtered)}},`;
  const known = ends[count];
  if (known !== undefined) return known;
  const end = `${countsJson(count, count)}},`;
  ends[count] = end;
  return end;
}

/** The count of the last value there is room for; of values with this count the first are shown. */
function leastShown(values: readonly FacetValue[], counts: Uint32Array): number {
  if (values.length <= shownValues) return 0;
  const rising = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index++) rising[index] = counts[values[index]!.number]!;
  return rising.sort()[values.length - shownValues]!;
}

/** How many of the slots have each set of values; left from one count to the next. */
let setCounts = new Uint32Array(0);

/** How many of the slots have each value, by its number. */
function countValues({ catalogue, priceNow }: ShopView, slots: Bitset): Uint32Array {
  const { facetValues } = catalogue;
  const { sets, setOf, brandOf } = facetValues;
  const counts = new Uint32Array(facetValues.size);
  if (setCounts.length < sets.length) setCounts = new Uint32Array(sets.length * 2);
  for (let word = 0; word < slots.length; word++) {
    for (let rest = slots[word]!; rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + 31 - Math.clz32(rest & -rest);
      setCounts[setOf[slot]!]!++;
      counts[brandOf[slot]!]!++;
      counts[facetValues.bandOf(priceNow[slot]!)]!++;
    }
  }
  // no value has the number 0
  counts[0] = 0;
  for (let number = 0; number < sets.length; number++) {
    const count = setCounts[number]!;
    if (count === 0) continue;
    setCounts[number] = 0;
    for (const value of sets[number]!) counts[value]! += count;
  }
  return counts;
}

/** The slots of `base` that have one of these values, or all of them where the group asks for that. */
function slotsWith(view: ShopView, base: Bitset, { values, every }: FacetGroup, ids: readonly number[]): Bitset {
  const { facetValues } = view.catalogue;
  const wanted = new Set(values.filter(({ id }) => ids.includes(id)).map(({ number }) => number));
  const ofSet = facetValues.sets.map((set) => set.reduce((sum, value) => sum + (wanted.has(value) ? 1 : 0), 0));
  const bits = createBitset(base.length * 32);
  const least = every ? wanted.size : 1;
  eachSlot(base, (slot) => {
    let found = ofSet[facetValues.setOf[slot]!]!;
    if (wanted.has(facetValues.brandOf[slot]!)) found++;
    if (wanted.has(facetValues.bandOf(view.priceNow[slot]!))) found++;
    if (found >= least && least > 0) setBit(bits, slot);
  });
  return bits;
}
