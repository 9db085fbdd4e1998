import type { ColdCell } from '@sporta/contract';
import type { TagTone } from '@sporta/ui/components/feedback/Badges.tsx';

/** "−18,5 °C", with the minus of print. */
export const degrees = (celsius: number): string =>
  `${celsius.toLocaleString('it-IT', { maximumFractionDigits: 1 }).replace('-', '\u2212')} °C`;

export const cellStates: Record<ColdCell['state'], { label: string; tone: TagTone | undefined }> = {
  ok: { label: 'A posto', tone: 'green' },
  warm: { label: 'Sopra soglia', tone: 'warn' },
  alert: { label: 'Troppo calda', tone: 'err' },
  silent: { label: 'La sonda tace', tone: 'warn' },
  empty: { label: 'Mai letta', tone: undefined },
};

/** A temperature as people type it: comma or point, and any sign for minus. Undefined: none, or one no cell has. */
export function readDegrees(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/^[\u2212\u2013]/, '-');
  if (!/^[+-]?\d{1,2}(\.\d)?$/.test(plain)) return undefined;
  const celsius = Number(plain);
  return Math.abs(celsius) <= 60 ? celsius : undefined;
}
