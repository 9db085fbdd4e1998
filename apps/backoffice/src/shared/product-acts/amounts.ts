/** "1,75" → 1.75; undefined for what is no amount of that many decimals, null for nothing written. */
export function readAmount(text: string, decimals: number): number | null | undefined {
  const plain = text.trim().replace(/\s|€/g, '').replace(',', '.');
  if (plain === '') return null;
  const shape = new RegExp(`^\\d{1,9}(\\.\\d{0,${decimals}})?$`);
  return shape.test(plain) ? Number(plain) : undefined;
}

/** 1.5 → "1,50": as it is typed in again. */
export function writeAmount(value: number | null, decimals: { min: number; max: number }): string {
  if (value === null) return '';
  return value.toLocaleString('it-IT', {
    minimumFractionDigits: decimals.min,
    maximumFractionDigits: decimals.max,
    useGrouping: false,
  });
}
