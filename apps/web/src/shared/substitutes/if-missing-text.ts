import type { WantedSubstitute } from '@sporta/contract';

/** "Se manca: Molino Ronda Penne rigate 500 g"; empty where something like it comes, as usual. */
export function ifMissingText(accepts: boolean, wanted: WantedSubstitute | undefined): string {
  if (!accepts) return 'Senza sostituti';
  if (!wanted) return '';
  return `Se manca: ${[wanted.shortDescr, wanted.name, wanted.description].filter(Boolean).join(' ')}`;
}
