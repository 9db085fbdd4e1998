import { toast } from '@sporta/ui/components/toast/toast.ts';

/** How long something can be taken back, in milliseconds (the design, "States"). */
const UNDO_MS = 10_000;

/** Says what was done, with the button that takes it back. A way back that fails says so. */
export function sayUndoable(text: string, undo: () => Promise<unknown>): void {
  const back = () => {
    undo().then(
      () => toast.info('Fatto: è tornato com’era.'),
      (error: Error) => toast.error(`Non si può più annullare: ${error.message}`),
    );
  };
  toast.success(text, { label: 'Annulla', onClick: back, stayMs: UNDO_MS });
}
