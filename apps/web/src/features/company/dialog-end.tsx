import { Button, Note } from '@sporta/ui';
import { messageOf } from '../../shared/errors/index.ts';

interface DialogEndProps {
  /** Why it was not saved, where no field says so. */
  error: unknown;
  busy: boolean;
  /** What the button does: "Salva". */
  verb: string;
  onClose: () => void;
}

/** The end of a dialog that saves: what went wrong, the way back and the button. */
export function DialogEnd({ error, busy, verb, onClose }: DialogEndProps) {
  return (
    <>
      {error ? (
        <Note kind="err" live>
          {messageOf(error, 'Non è stato salvato: riprova.')}
        </Note>
      ) : null}
      <div className="form-actions">
        <Button kind="line" onClick={onClose}>
          Torna Indietro
        </Button>
        <Button type="submit" busy={busy}>
          {verb}
        </Button>
      </div>
    </>
  );
}
