/**
 * How much of a product each warehouse has, as pairs of a warehouse and the thousandths that can still be promised, in one
 * array: tens of thousands of products in twenty warehouses would be a million objects.
 */
export type Stock = readonly number[];

/** Stands for "no limit" in a pair; no quantity of the database is as large. */
const noLimit = 2 ** 31 - 1;

/** Thousandths a warehouse can still promise; null = no limit, undefined = it does not sell the product. */
export function availableIn(stock: Stock, warehouseId: number): number | null | undefined {
  for (let place = 0; place < stock.length; place += 2) {
    if (stock[place] !== warehouseId) continue;
    const available = stock[place + 1]!;
    return available === noLimit ? null : available;
  }
  return undefined;
}

/** The same with another quantity in one warehouse. @param available undefined = the warehouse no longer sells the product */
export function withAvailable(stock: Stock, warehouseId: number, available: number | null | undefined): Stock {
  const others = stock.filter((_, place) => stock[place - (place % 2)] !== warehouseId);
  return available === undefined ? others : [...others, warehouseId, available ?? noLimit];
}

/** Adds the quantity of one more warehouse. */
export function addStock(stock: number[], warehouseId: number, available: number | null): void {
  stock.push(warehouseId, available ?? noLimit);
}
