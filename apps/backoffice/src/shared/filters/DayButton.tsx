import { isShopDay, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Calendar } from '@sporta/ui/icons/Calendar.ts';
import { useRef } from 'react';

/** Another day: opens the browser's own calendar. @param onDay undefined = today */
export function DayButton({ day, onDay }: { day: string; onDay: (day: string | undefined) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const today = shopDay(Date.now());
  const choose = (chosen: string) => {
    if (isShopDay(chosen)) onDay(chosen === today ? undefined : chosen);
  };
  return (
    <div className="day-pick">
      {day === today ? null : (
        <Button kind="ghost" onClick={() => onDay(undefined)}>
          Torna a oggi
        </Button>
      )}
      <Button kind="line" onClick={() => field.current?.showPicker()}>
        <Calendar />
        Cambia giorno
      </Button>
      <input
        ref={field}
        type="date"
        aria-label="Giorno"
        tabIndex={-1}
        value={day}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
