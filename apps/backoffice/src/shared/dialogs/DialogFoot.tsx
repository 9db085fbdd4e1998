import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../errors/index.ts';

interface DialogFootProps {
  /** Why it was not done, where no field says so: what was thrown, or the words for it. */
  error?: unknown;
  /** Words of the way back. */
  back?: string;
  onBack: () => void;
  /** The button that does it; where there are ways to do it, all of them. */
  children: ReactNode;
}

/** The end of a dialog that does something: what went wrong, the way back, and the button. */
export function DialogFoot({ error, back = 'Annulla', onBack, children }: DialogFootProps) {
  return (
    <>
      {error ? (
        <Note kind="err" live>
          {typeof error === 'string' ? error : messageOf(error)}
        </Note>
      ) : null}
      <div className="row end dialog-foot">
        <Button kind="line" onClick={onBack}>
          {back}
        </Button>
        {children}
      </div>
    </>
  );
}
