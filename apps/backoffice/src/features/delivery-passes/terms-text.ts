import { euro } from '../../shared/figures/index.ts';

interface Terms {
  freeFrom: number;
  perWeek?: number | undefined;
}

/** In a row of the list, short: "gratis da 40,00 € di spesa, fino a 2 alla settimana". */
export function termsText({ freeFrom, perWeek }: Terms): string {
  const from = freeFrom === 0 ? 'gratis con qualunque spesa' : `gratis da ${euro(freeFrom)} di spesa`;
  return perWeek === undefined ? from : `${from}, fino a ${perWeek} alla settimana`;
}
