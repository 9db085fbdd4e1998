import type { MessageWarning } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';

/** Says that the slot one holds costs something else at the new address. @param change cents; above 0: it costs more */
export function slotPriceWarnings(change: number): MessageWarning[] {
  if (change === 0) return [];
  const text =
    change > 0
      ? `A questo indirizzo la fascia scelta costa ${formatEuro(change)} in più: nessun furgone ci passa già vicino`
      : `A questo indirizzo la fascia scelta costa ${formatEuro(-change)} in meno: un furgone ci passa già vicino`;
  return [{ warning: text, code: 'slot-price-changed' }];
}
