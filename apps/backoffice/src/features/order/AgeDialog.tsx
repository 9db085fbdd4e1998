import type { StaffOrder } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../shared/errors/index.ts';

interface AgeDialogProps {
  order: StaffOrder;
  open: boolean;
  onClose: () => void;
  /** Somebody looked, and the goods may be handed over. */
  onAdult: () => Promise<void>;
}

/** Alcohol is handed over to adults: as the driver at the door, who hands it over in the store says that they looked. */
export function AgeDialog({ order: { orderNumber, lines }, open, onClose, onAdult }: AgeDialogProps) {
  const say = useMutation({ mutationFn: onAdult, onSuccess: onClose });
  const drinks = lines.filter(({ alcohol, status }) => alcohol && status !== 'missing').map(({ name }) => name);
  return (
    <Dialog open={open} onClose={onClose} title={`Controlla l’età: ${orderNumber}`} width={500}>
      <div className="stack">
        <p>
          Nella spesa c’è dell’alcol: {drinks.join(', ')}. Se chi la prende può avere meno di 18 anni, chiedi un
          documento.
        </p>
        {say.isError ? (
          <Note kind="err" live>
            {messageOf(say.error)}
          </Note>
        ) : null}
        <Button busy={say.isPending} block onClick={() => say.mutate()}>
          È maggiorenne, consegna
        </Button>
        <Button kind="line" block onClick={onClose}>
          Non consegnare
        </Button>
      </div>
    </Dialog>
  );
}
