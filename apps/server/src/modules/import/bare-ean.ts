/** A UPC-A and its EAN-13 are the same code. */
export function bareEan(ean: string): string {
  return ean.replace(/^0+/, '');
}
