import { type Bitset, hasBit, intersection, union } from '../snapshot/bitset.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ShopView } from '../snapshot/shop-view.ts';

/**
 * Facets: groups of values a listing can be narrowed by. Within a group the chosen values add up, between groups they
 * narrow. Counts are exact over ALL matches, and a group does not count its own choice (disjunctive), so that the
 * customer sees what else there would be.
 */

/** The facet groups, in the order they are shown; `group` is the `<group>` of the parameter `product_class_<group>`. */
interface FacetGroup {
  group: string;
  name: string;
  parameterName: string;
  values(catalogue: Catalogue): { id: number; name: string }[];
  /** Value ids of the product in a slot, appended to `into`. */
  collect(catalogue: Catalogue, view: ShopView, slot: number, into: number[]): void;
}

/** Upper ends of the price bands, in cents; the last band is open. */
const priceBands = [100, 200, 500, 1000, 2000];
const priceBandNames = ['Fino a 1 €', 'Da 1 a 2 €', 'Da 2 a 5 €', 'Da 5 a 10 €', 'Da 10 a 20 €', 'Oltre 20 €'];

/** Freedom from an allergen is a fact of the label, offered only for food that declares its ingredients. */
const allergenFreedom: { code: string; name: string }[] = [
  { code: 'gluten', name: 'Senza glutine' },
  { code: 'milk', name: 'Senza latte' },
  { code: 'eggs', name: 'Senza uova' },
  { code: 'nuts', name: 'Senza frutta a guscio' },
  { code: 'soy', name: 'Senza soia' },
  { code: 'peanuts', name: 'Senza arachidi' },
];

const fixedGroups: FacetGroup[] = [
  {
    group: 'marca',
    name: 'Marca',
    parameterName: 'product_class_marca',
    values: (catalogue) => catalogue.vendors(),
    collect(catalogue, _view, slot, into) {
      const product = catalogue.products[slot]!;
      if (product.brand !== '') into.push(product.vendorId);
    },
  },
  {
    group: 'prezzo',
    name: 'Prezzo',
    parameterName: 'product_class_prezzo',
    values: () => priceBandNames.map((name, index) => ({ id: index + 1, name })),
    collect(_catalogue, view, slot, into) {
      const cents = view.priceNow[slot]!;
      if (cents < 0) return;
      const band = priceBands.findIndex((end) => cents <= end);
      into.push(band === -1 ? priceBands.length + 1 : band + 1);
    },
  },
  {
    group: 'allergeni',
    name: 'Allergeni',
    parameterName: 'product_class_allergeni',
    values: () => allergenFreedom.map(({ name }, index) => ({ id: index + 1, name })),
    collect(catalogue, _view, slot, into) {
      const { facts } = catalogue.products[slot]!;
      if (facts.ingredients === undefined) return;
      allergenFreedom.forEach(({ code }, index) => {
        if (!facts.allergens?.some((allergen) => allergen.code === code)) into.push(index + 1);
      });
    },
  },
];

function facetGroups(catalogue: Catalogue): FacetGroup[] {
  const classGroups = new Map(catalogue.classes.map((each) => [each.groupId, each]));
  const classFacets = [...classGroups.values()].map<FacetGroup>(({ groupId, groupCode, groupName }) => ({
    group: groupCode,
    name: groupName,
    parameterName: `product_class_${groupCode}`,
    values: () =>
      catalogue.classes
        .filter((each) => each.groupId === groupId)
        .map((each) => ({ id: each.classId, name: each.name })),
    collect(_catalogue, _view, slot, into) {
      for (const id of catalogue.products[slot]!.classIds) {
        if (catalogue.classById.get(id)?.groupId === groupId) into.push(id);
      }
    },
  }));
  return [...classFacets, ...fixedGroups];
}

/** Facet value ids of every product of a view, kept per view and computed once. */
export interface FacetTable {
  groups: FacetGroup[];
  /** valuesOf[group][slot] = ids. */
  valuesOf: number[][][];
}

const noValues: number[] = [];

export function buildFacetTable(catalogue: Catalogue, view: ShopView): FacetTable {
  const groups = facetGroups(catalogue);
  const valuesOf = groups.map(() => new Array<number[]>(catalogue.products.length).fill(noValues));
  const table = { groups, valuesOf };
  for (let slot = 0; slot < catalogue.products.length; slot++) refreshFacetSlot(table, catalogue, view, slot);
  return table;
}

export function refreshFacetSlot(table: FacetTable, catalogue: Catalogue, view: ShopView, slot: number): void {
  table.groups.forEach((group, index) => {
    const ids: number[] = [];
    if (catalogue.products[slot]) group.collect(catalogue, view, slot, ids);
    table.valuesOf[index]![slot] = ids.length === 0 ? noValues : ids;
  });
}

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
  catalogue: Catalogue,
  table: FacetTable,
  base: Bitset,
  selection: Record<string, number[]>,
): { matches: Bitset; facets: FacetAnswer[] } {
  const size = catalogue.products.length;
  const chosen = table.groups.map((group) => selection[group.group] ?? []);
  const chosenBits = chosen.map((ids, index) =>
    ids.length === 0 ? undefined : slotsWith(table.valuesOf[index]!, new Set(ids), size),
  );
  const active = chosenBits.filter((bits) => bits !== undefined);
  const matches = active.length === 0 ? base : intersection(base, ...active);
  const baseCounts = countValues(
    table,
    base,
    size,
    table.groups.map((_, index) => index),
  );
  const free = table.groups.map((_, index) => index).filter((index) => chosenBits[index] === undefined);
  const filteredCounts = active.length === 0 ? baseCounts : countValues(table, matches, size, free);
  chosenBits.forEach((bits, index) => {
    if (bits === undefined) return;
    const others = chosenBits.filter((each, other) => each !== undefined && other !== index) as Bitset[];
    filteredCounts[index] = countValues(table, intersection(base, ...others), size, [index])[index]!;
  });
  const facets = table.groups.map((group, index) => {
    const counts = baseCounts[index]!;
    const all = group.values(catalogue).filter(({ id }) => counts.has(id) || chosen[index]!.includes(id));
    const values = all.map(({ id, name }) => ({
      id,
      name,
      count: String(counts.get(id) ?? 0),
      filteredCount: String(filteredCounts[index]!.get(id) ?? 0),
      ...(chosen[index]!.includes(id) ? { selected: true as const } : {}),
    }));
    return {
      name: group.name,
      parameterName: group.parameterName,
      paramType: 'checkbox' as const,
      values: mostFrequent(values),
    };
  });
  return { matches, facets: facets.filter((facet) => facet.values.length > 0) };
}

function mostFrequent<V extends { count: string; selected?: true }>(values: V[]): V[] {
  if (values.length <= shownValues) return values;
  const kept = new Set(values.toSorted((a, b) => Number(b.count) - Number(a.count)).slice(0, shownValues));
  return values.filter((value) => kept.has(value) || value.selected);
}

function slotsWith(valuesOf: number[][], ids: Set<number>, size: number): Bitset {
  const bits = union([], size);
  for (let slot = 0; slot < size; slot++) {
    if (valuesOf[slot]!.some((id) => ids.has(id))) bits[slot >>> 5]! |= 1 << (slot & 31);
  }
  return bits;
}

function countValues(table: FacetTable, slots: Bitset, size: number, groups: number[]): Map<number, number>[] {
  const counts = table.groups.map(() => new Map<number, number>());
  for (let slot = 0; slot < size; slot++) {
    if (slots[slot >>> 5] === 0) {
      slot |= 31;
      continue;
    }
    if (!hasBit(slots, slot)) continue;
    for (const group of groups) {
      for (const id of table.valuesOf[group]![slot]!) counts[group]!.set(id, (counts[group]!.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
