import { Button } from '../button/Button.tsx';
import { Bar } from './Bar.tsx';

export interface SeenProgressProps {
  seen: number;
  total: number;
  /** The next page is on its way. */
  busy?: boolean | undefined;
  onMore: () => void;
  /** Thing that is counted, plural. */
  noun?: string | undefined;
}

/** "Hai visto 18 prodotti su 187", a bar, and the button for more while there are. */
export function SeenProgress({ seen, total, busy, onMore, noun = 'prodotti' }: SeenProgressProps) {
  return (
    <div className="more">
      <span className="muted small">
        Hai visto {seen} {noun} su {total}
      </span>
      <Bar label={`Visti ${seen} ${noun} su ${total}`} value={seen} max={total} />
      {seen < total ? (
        <Button kind="line" busy={busy} onClick={onMore}>
          Mostra altri {noun}
        </Button>
      ) : null}
    </div>
  );
}
