import { labelAllergens } from './label-allergens.ts';
import type { ClassRow, ProductRow } from './rows.ts';

/** A group of values a listing can be narrowed by; `group` is the `<group>` of the parameter `product_class_<group>`. */
export interface FacetGroup {
  group: string;
  name: string;
  /** The values in the order they are shown. */
  values: readonly FacetValue[];
  /** Chosen values narrow together: who wants neither milk nor gluten wants none of both. */
  every?: true;
}

export interface FacetValue {
  id: number;
  name: string;
  /** Its place among the values of all groups, from 1. */
  number: number;
  /** Its JSON up to the counts. */
  head: string;
}

const facetValue = (id: number, name: string, number: number): FacetValue => ({
  id,
  name,
  number,
  head: `{"id":${id},"name":${JSON.stringify(name)},"count":"`,
});

/** Upper ends of the price bands, in cents; the last band is open. */
const priceBands = [100, 200, 500, 1000, 2000];
/** The band of each price up to the last end, in cents. */
const bandOfCents = Uint8Array.from({ length: priceBands.at(-1)! + 1 }, (_, cents) =>
  priceBands.findIndex((end) => cents <= end),
);
const priceBandNames = ['Fino a 1 €', 'Da 1 a 2 €', 'Da 2 a 5 €', 'Da 5 a 10 €', 'Da 10 a 20 €', 'Oltre 20 €'];

/**
 * Freedom from an allergen is a fact of the label: only food that declares its ingredients, of which none names it. New ones come at the
 * end, because addresses that were saved name them by their place.
 */
const allergenFreedom: { code: string; name: string }[] = [
  { code: 'gluten', name: 'Senza glutine' },
  { code: 'milk', name: 'Senza latte' },
  { code: 'eggs', name: 'Senza uova' },
  { code: 'nuts', name: 'Senza frutta a guscio' },
  { code: 'soy', name: 'Senza soia' },
  { code: 'peanuts', name: 'Senza arachidi' },
  { code: 'fish', name: 'Senza pesce' },
  { code: 'crustaceans', name: 'Senza crostacei' },
  { code: 'molluscs', name: 'Senza molluschi' },
  { code: 'celery', name: 'Senza sedano' },
  { code: 'mustard', name: 'Senza senape' },
  { code: 'sesame', name: 'Senza sesamo' },
  { code: 'sulphites', name: 'Senza solfiti' },
  { code: 'lupin', name: 'Senza lupini' },
];

/**
 * What the products of a catalogue can be narrowed by, as numbers: the values of all groups are numbered through. Thousands of
 * products have the same labels and are free from the same allergens: they share one set of values, so that counting adds
 * one for each product and goes through its values once. Price bands differ by shop and stand in no set: `bandOf` gives
 * them from the price.
 */
export class FacetValues {
  /** By slot: place in `sets` of all its values but the brand. */
  setOf = new Uint32Array(0);
  /** By slot: number of its brand, 0 without. */
  brandOf = new Uint32Array(0);
  /** Sets of values that products have in common; the first is empty. */
  readonly sets: (readonly number[])[] = [[]];
  readonly #setNumbers = new Map<string, number>([['', 0]]);
  readonly #classGroups: FacetGroup[];
  readonly #prices: FacetGroup;
  readonly #firstBand: number;
  readonly #allergens: FacetGroup;
  readonly #numberOfClass = new Map<number, number>();
  readonly #numberOfVendor = new Map<number, number>();
  /** The brands in the order they are shown, as long as the catalogue has these. */
  #brands: { of: readonly { id: number; name: string }[]; values: FacetValue[] } | undefined;
  #last = 0;

  constructor(classes: readonly ClassRow[]) {
    this.#classGroups = [...new Map(classes.map((each) => [each.groupId, each])).values()].map((group) => ({
      group: group.groupCode,
      name: group.groupName,
      values: classes
        .filter((each) => each.groupId === group.groupId)
        .map(({ classId: id, name }) => {
          const number = ++this.#last;
          this.#numberOfClass.set(id, number);
          return facetValue(id, name, number);
        }),
    }));
    const fixed = (names: readonly string[]) => names.map((name, index) => facetValue(index + 1, name, ++this.#last));
    this.#firstBand = this.#last + 1;
    this.#prices = { group: 'prezzo', name: 'Prezzo', values: fixed(priceBandNames) };
    this.#allergens = {
      group: 'allergeni',
      name: 'Allergeni',
      values: fixed(allergenFreedom.map(({ name }) => name)),
      every: true,
    };
  }

  /** One more than the highest number: the length of an array of counts. */
  get size(): number {
    return this.#last + 1;
  }

  /** The groups in the order they are shown. @param brands by name */
  groups(brands: readonly { id: number; name: string }[]): FacetGroup[] {
    if (this.#brands?.of !== brands) {
      const values = brands.map(({ id, name }) => facetValue(id, name, this.#vendorNumber(id)));
      this.#brands = { of: brands, values };
    }
    const marca = { group: 'marca', name: 'Marca', values: this.#brands.values };
    return [...this.#classGroups, marca, this.#prices, this.#allergens];
  }

  /** The number of the band a price of this many cents stands in. */
  bandOf(cents: number): number {
    return this.#firstBand + (cents < bandOfCents.length ? bandOfCents[Math.max(0, cents)]! : priceBands.length);
  }

  /** Makes room for `slots` slots. */
  reserve(slots: number): void {
    this.setOf = resized(this.setOf, slots);
    this.brandOf = resized(this.brandOf, slots);
  }

  /** Notes the values of a slot; without a product it has none. */
  put(slot: number, product: ProductRow | undefined): void {
    this.setOf[slot] = product ? this.#setNumber(this.#labelsOf(product)) : 0;
    this.brandOf[slot] = product && product.brand !== '' ? this.#vendorNumber(product.vendorId) : 0;
  }

  /** Numbers of all values of a slot but its price band. */
  valuesOf(slot: number): number[] {
    const brand = this.brandOf[slot]!;
    return [...this.sets[this.setOf[slot]!]!, ...(brand === 0 ? [] : [brand])];
  }

  #setNumber(values: number[]): number {
    const key = values.join();
    let number = this.#setNumbers.get(key);
    if (number === undefined) {
      number = this.sets.length;
      this.sets.push(values);
      this.#setNumbers.set(key, number);
    }
    return number;
  }

  #labelsOf(product: ProductRow): number[] {
    const { classIds, facts } = product;
    const numbers = classIds.flatMap((id) => this.#numberOfClass.get(id) ?? []);
    if (facts.ingredients === undefined) return numbers;
    const { contains, mayContain } = labelAllergens(product);
    allergenFreedom.forEach(({ code }, index) => {
      if (!contains.includes(code) && !mayContain.includes(code)) numbers.push(this.#allergens.values[index]!.number);
    });
    return numbers;
  }

  #vendorNumber(vendorId: number): number {
    let number = this.#numberOfVendor.get(vendorId);
    if (number === undefined) {
      number = ++this.#last;
      this.#numberOfVendor.set(vendorId, number);
    }
    return number;
  }
}

function resized(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(numbers);
  return larger;
}
