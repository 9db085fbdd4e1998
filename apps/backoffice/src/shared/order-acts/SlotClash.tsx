import { Button } from '@sporta/ui/components/button/Button.tsx';
import { clock, initials } from '../figures/index.ts';

/** Where an order was put last, and by whom. */
export interface LatestSlot {
  /** "sab 28 nov, 20–22" */
  name: string;
  /** "Youssef" */
  by: string;
  /** ISO instant. */
  at: string;
}

interface SlotClashProps {
  latest: LatestSlot;
  /** What was chosen here; undefined where nothing was yet. */
  mine: string | undefined;
  busy: boolean;
  onTheirs: () => void;
  /** Goes on with the own choice; without one, chooses from here on. */
  onMine: () => void;
}

/** A colleague moved the order while somebody chose: both slots side by side, nobody is overwritten unseen. */
export function SlotClash({ latest, mine, busy, onTheirs, onMine }: SlotClashProps) {
  return (
    <div className="slot-clash" role="status">
      <p className="row">
        <span className="av" aria-hidden="true">
          {initials(latest.by)}
        </span>
        <span className="grow">
          <b>{latest.by} ha cambiato la fascia mentre sceglievi</b>
          <small>alle {clock(latest.at)}</small>
        </span>
      </p>
      <dl>
        <div>
          <dt>La sua</dt>
          <dd>{latest.name}</dd>
        </div>
        {mine ? (
          <div>
            <dt>La tua</dt>
            <dd>{mine}</dd>
          </div>
        ) : null}
      </dl>
      <div className="row">
        <Button kind="line" className="grow" onClick={onTheirs}>
          Tieni la sua
        </Button>
        <Button className="grow" busy={busy} onClick={onMine}>
          {mine ? 'Metti la mia' : 'Scegli ancora'}
        </Button>
      </div>
    </div>
  );
}
