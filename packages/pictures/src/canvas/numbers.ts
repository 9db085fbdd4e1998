/** One decimal, without the leading zero: keeps path data short and the bytes the same on every machine. */
export function round1(value: number): string {
  return (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');
}
