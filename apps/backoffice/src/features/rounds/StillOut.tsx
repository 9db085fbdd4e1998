import type { RoundBoard } from '@sporta/contract';
import { formatDayShort } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { slotHours } from '../../shared/figures/index.ts';
import type { RoundsSearch } from './rounds-search.ts';

interface StillOutProps {
  rounds: RoundBoard['stillOut'];
  onSearch: (search: RoundsSearch) => void;
}

/** Rounds of earlier slots that nobody has ended, each with the way to it. */
export function StillOut({ rounds, onSearch }: StillOutProps) {
  if (rounds.length === 0) return null;
  return (
    <section aria-label="Giri non rientrati" className="rounds-out">
      {rounds.map(({ roundId, number, vanName, driverName, day, timeslotId, ...hours }) => (
        <Note
          key={roundId}
          kind="warn"
          action={
            <Button
              kind="line"
              size="sm"
              aria-label={`Guarda il giro ${number} di ${driverName}, ${formatDayShort(day)}`}
              onClick={() => onSearch({ day, slot: timeslotId })}
            >
              Guarda
            </Button>
          }
        >
          <b>
            Giro {number}, {vanName}: non è rientrato
          </b>
          <span className="block">
            {driverName}, {formatDayShort(day)}, fascia {slotHours(hours)}
          </span>
        </Note>
      ))}
    </section>
  );
}
