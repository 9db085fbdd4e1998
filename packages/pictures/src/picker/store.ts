/** Brand names under which the store sells its own goods. No brand at all counts too. */
export function isStoreName(brand: string): boolean {
  return brand === '' || /^sporta\b/i.test(brand);
}
