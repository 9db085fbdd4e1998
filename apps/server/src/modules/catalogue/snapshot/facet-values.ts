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

/** Values a row has room for at first; a product with more widens all rows. */
const firstWidth = 8;
const mostOf16Bits = 65_535;

/**
 * What the products of a catalogue can be narrowed by, as numbers: the values of all groups are numbered through, and
 * each slot has a row of them, so that counting reads one array. Price bands differ by shop and stand in no row:
 * `bandOf` gives them from the price.
 */
export class FacetValues {
  /** `width` numbers a slot; 0 ends a row that is not full. */
  rows: Uint16Array | Uint32Array = new Uint16Array(0);
  width = firstWidth;
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
    let band = 0;
    while (band < priceBands.length && cents > priceBands[band]!) band++;
    return this.#firstBand + band;
  }

  /** Makes room for `slots` slots. */
  reserve(slots: number): void {
    this.rows = resized(this.rows, slots * this.width);
  }

  /** Writes the row of a slot; without a product it is empty. */
  put(slot: number, product: ProductRow | undefined): void {
    const numbers = product ? this.#numbersOf(product) : [];
    if (numbers.length > this.width) this.#widen(numbers.length * 2);
    if (this.#last > mostOf16Bits && this.rows instanceof Uint16Array) this.rows = Uint32Array.from(this.rows);
    this.rows.fill(0, slot * this.width, (slot + 1) * this.width);
    this.rows.set(numbers, slot * this.width);
  }

  #numbersOf(product: ProductRow): number[] {
    const { classIds, brand, vendorId, facts } = product;
    const numbers = classIds.flatMap((id) => this.#numberOfClass.get(id) ?? []);
    if (brand !== '') numbers.push(this.#vendorNumber(vendorId));
    if (facts.ingredients !== undefined) {
      const { contains, mayContain } = labelAllergens(product);
      allergenFreedom.forEach(({ code }, index) => {
        if (!contains.includes(code) && !mayContain.includes(code)) {
          numbers.push(this.#allergens.values[index]!.number);
        }
      });
    }
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

  #widen(width: number): void {
    const { rows, width: before } = this;
    const slots = rows.length / before;
    const wider = resized(rows.subarray(0, 0), slots * width);
    for (let slot = 0; slot < slots; slot++) {
      wider.set(rows.subarray(slot * before, (slot + 1) * before), slot * width);
    }
    this.rows = wider;
    this.width = width;
  }
}

function resized(rows: Uint16Array | Uint32Array, length: number): Uint16Array | Uint32Array {
  const larger = rows instanceof Uint16Array ? new Uint16Array(length) : new Uint32Array(length);
  larger.set(rows);
  return larger;
}
