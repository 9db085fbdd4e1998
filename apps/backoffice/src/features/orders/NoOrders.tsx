import type { StaffToday } from '@sporta/contract';
import { formatDayShort, type ShopDay, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { NewOrder } from '../../shared/client-acts/index.ts';
import { clock, slotHours } from '../../shared/figures/index.ts';

interface NoOrdersProps {
  /** The slot that is filtered for. */
  slot: StaffToday['slots'][number] | undefined;
  /** The one day that is looked at. */
  day: ShopDay | undefined;
  filtered: boolean;
  onClear: () => void;
  onAllDays: () => void;
}

/** A list without orders: what would be here, and a way out. */
export function NoOrders({ slot, day, filtered, onClear, onAllDays }: NoOrdersProps) {
  return (
    <EmptyState
      icon={ReceiptDuotone}
      title={slot ? 'Nessun ordine in questa fascia' : day ? 'Nessun ordine in questo giorno' : 'Nessun ordine qui'}
      body={slot && day ? untilWhen(slot, day) : 'Con questi filtri non c’è niente. Togline qualcuno.'}
      actions={
        <>
          {filtered ? (
            <Button kind="line" onClick={onClear}>
              Togli i filtri
            </Button>
          ) : null}
          {day && !slot ? (
            <Button kind="line" onClick={onAllDays}>
              Tutti i giorni
            </Button>
          ) : null}
          <NewOrder />
        </>
      }
    />
  );
}

/** "Le prenotazioni per sab 29 nov, 20–22 chiudono alle 12:00 dello stesso giorno." */
function untilWhen(slot: StaffToday['slots'][number], day: ShopDay): string {
  const named = `${formatDayShort(day)}, ${slotHours(slot)}`;
  if (slot.closed) return `La fascia ${named} è chiusa.`;
  const cutoffDay = shopDay(Date.parse(slot.cutoff));
  const on = cutoffDay === day ? 'dello stesso giorno' : `di ${formatDayShort(cutoffDay)}`;
  const close = Date.parse(slot.cutoff) > Date.now() ? 'chiudono alle' : 'sono chiuse dalle';
  return `Le prenotazioni per ${named} ${close} ${clock(slot.cutoff)} ${on}.`;
}
