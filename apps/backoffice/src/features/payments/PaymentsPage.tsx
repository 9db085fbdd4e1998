import { addDays, isShopDay, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { longDayName } from '../../shared/figures/index.ts';
import { lastComparableDay } from './payments-queries.ts';
import { ReportsPanel } from './ReportsPanel.tsx';
import { StuckPanel } from './StuckPanel.tsx';

interface PaymentsPageProps {
  /** `YYYY-MM-DD`; absent = the last day that is over. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** Money that waits for somebody, and each provider's day beside our ledger. */
export function PaymentsPage({ day, onDay }: PaymentsPageProps) {
  const last = lastComparableDay(shopDay(Date.now()));
  const shown = day && day <= last ? day : last;
  const go = (next: string) => {
    if (isShopDay(next)) onDay(next >= last ? undefined : next);
  };
  return (
    <>
      <title>Pagamenti | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Pagamenti</h1>
          <p className="muted">Quello che aspetta, e i conti di {longDayName(shown).toLowerCase()}.</p>
        </div>
        <div className="day-walk">
          <Button kind="line" onClick={() => go(addDays(shown, -1))}>
            <CaretLeftBold />
            <span>Giorno prima</span>
          </Button>
          <TextInput
            label="Giorno dei conti"
            hideLabel
            type="date"
            max={last}
            value={shown}
            onChange={(event) => go(event.target.value)}
          />
          <Button kind="line" disabled={shown === last} onClick={() => go(addDays(shown, 1))}>
            <span>Giorno dopo</span>
            <CaretRightBold />
          </Button>
        </div>
      </div>
      <div className="col">
        <StuckPanel />
        <ReportsPanel day={shown} />
      </div>
    </>
  );
}
