import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ClockFill } from '@sporta/ui/icons/ClockFill.ts';
import { hourOf } from './hour-of.ts';
import './errors.css';

interface OlderNoteProps {
  /** When the server said what is shown: instant, in milliseconds. Without one it is what the server says now. */
  since: number | undefined;
  onRetry: () => void;
}

/** Says of a page that it is a copy: the server does not answer now. */
export function OlderNote({ since, onRetry }: OlderNoteProps) {
  if (since === undefined) return null;
  return (
    <Note
      kind="warn"
      icon={ClockFill}
      live
      className="older-note"
      action={
        <Button kind="line" size="sm" onClick={onRetry}>
          Riprova
        </Button>
      }
    >
      <b>Copia delle {hourOf(since)}.</b> Il server non risponde: da allora può essere cambiato qualcosa.
    </Note>
  );
}
