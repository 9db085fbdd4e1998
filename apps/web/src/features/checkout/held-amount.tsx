import type { Cart } from '@sporta/contract';
import { euroToCents, formatEuro } from '@sporta/domain';
import { Note } from '@sporta/ui';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { prebilledQuery } from '../../shared/payment/index.ts';

/** "Blocchiamo fino a …": why the bank shows more than what is left, which goods sold by weight may still change. */
export function HeldAmount({ cart, paymentTypeId }: { cart: Cart; paymentTypeId: number }) {
  const state = `${cart.revision}/${cart.lastTenderTotal}`;
  const { data } = useQuery({
    ...prebilledQuery(useApi(), paymentTypeId, state),
    placeholderData: keepPreviousData,
  });
  if (!data || data.margin <= 0) return null;
  const euro = (amount: number) => formatEuro(euroToCents(amount));
  return (
    <Note kind="n" icon={LockFill} className="held">
      Blocchiamo fino a <b>{euro(data.prebilledAmount)}</b>: {euro(data.estimate)} + {euro(data.margin)} per i prodotti
      da pesare e un sacchetto in più. Incassiamo solo il conto vero, dopo la preparazione.
    </Note>
  );
}
