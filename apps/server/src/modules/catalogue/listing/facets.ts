import { facetParameter } from '@sporta/contract/facet-filter.ts';
import { type Bitset, createBitset, eachSlot, intersection, setBit } from '../snapshot/bitset.ts';
import type { FacetGroup } from '../snapshot/facet-values.ts';
import type { ShopView } from '../snapshot/shop-view.ts';

/**
 * Facets: groups of values a listing can be narrowed by. Within a group the chosen values add up, between groups they
 * narrow. Counts are exact over ALL matches, and a group does not count its own choice (disjunctive), so that the
 * customer sees what else there would be.
 */
export interface FacetAnswer {
  name: string;
  parameterName: string;
  paramType: 'checkbox';
  values: { id: number; name: string; count: string; filteredCount: string; selected?: true }[];
}

/** Largest number of values a group shows: the most frequent, and every chosen one. */
const shownValues = 60;

/**
 * Applies a selection to `base` and counts.
 * @returns the slots that remain, and the facets with `count` (without any choice) and `filteredCount` (with the choices of the other groups).
 */
export function applyFacets(
  view: ShopView,
  base: Bitset,
  selection: Record<string, number[]>,
): { matches: Bitset; facets: FacetAnswer[] } {
  const { catalogue } = view;
  const groups = catalogue.facetValues.groups(catalogue.vendors());
  const chosen = groups.flatMap((group) => {
    const ids = selection[group.group] ?? [];
    return ids.length === 0 ? [] : [{ group, ids: new Set(ids), slots: slotsWith(view, base, group, ids) }];
  });
  const matches = chosen.length === 0 ? base : intersection(base, ...chosen.map(({ slots }) => slots));
  const counts = countValues(view, base);
  const filteredCounts = chosen.length === 0 ? counts : countValues(view, matches);
  const facets = groups.map((group) => {
    const choice = chosen.find((each) => each.group === group);
    const others = choice && chosen.filter((each) => each !== choice).map(({ slots }) => slots);
    const filtered = others ? countValues(view, intersection(base, ...others)) : filteredCounts;
    return facetOf(group, counts, filtered, choice?.ids);
  });
  return { matches, facets: facets.filter((facet) => facet.values.length > 0) };
}

function facetOf(
  { group, name, values }: FacetGroup,
  counts: Uint32Array,
  filtered: Uint32Array,
  chosen: ReadonlySet<number> | undefined,
): FacetAnswer {
  const present = values.filter(({ id, number }) => counts[number]! > 0 || chosen?.has(id));
  const least = leastShown(present.map(({ number }) => counts[number]!));
  let room = shownValues - present.filter(({ number }) => counts[number]! > least).length;
  return {
    name,
    parameterName: facetParameter(group),
    paramType: 'checkbox',
    values: present.flatMap(({ id, name, number }) => {
      const count = counts[number]!;
      const selected = chosen?.has(id);
      const shown = count > least || (count === least && room-- > 0);
      if (!shown && !selected) return [];
      const text = { id, name, count: String(count), filteredCount: String(filtered[number]!) };
      return [selected ? { ...text, selected: true as const } : text];
    }),
  };
}

/** The count of the last value there is room for; of values with this count the first are shown. */
function leastShown(counts: number[]): number {
  if (counts.length <= shownValues) return 0;
  return Uint32Array.from(counts).sort()[counts.length - shownValues]!;
}

/** How many of the slots have each value, by its number. */
function countValues({ catalogue, priceNow }: ShopView, slots: Bitset): Uint32Array {
  const { facetValues } = catalogue;
  const { rows, width } = facetValues;
  const counts = new Uint32Array(facetValues.size);
  eachSlot(slots, (slot) => {
    const end = (slot + 1) * width;
    for (let place = slot * width; place < end; place++) {
      const number = rows[place]!;
      if (number === 0) break;
      counts[number]!++;
    }
    counts[facetValues.bandOf(priceNow[slot]!)]!++;
  });
  return counts;
}

/** The slots of `base` that have one of these values. */
function slotsWith(view: ShopView, base: Bitset, { values }: FacetGroup, ids: readonly number[]): Bitset {
  const { facetValues } = view.catalogue;
  const { rows, width } = facetValues;
  const wanted = new Set(values.filter(({ id }) => ids.includes(id)).map(({ number }) => number));
  const bits = createBitset(base.length * 32);
  eachSlot(base, (slot) => {
    let found = wanted.has(facetValues.bandOf(view.priceNow[slot]!));
    for (let place = slot * width; !found && place < (slot + 1) * width; place++) found = wanted.has(rows[place]!);
    if (found) setBit(bits, slot);
  });
  return bits;
}
