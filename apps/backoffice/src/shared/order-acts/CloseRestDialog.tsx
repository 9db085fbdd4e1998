import { toast } from '@sporta/ui/components/toast/toast.ts';
import { euro } from '../figures/index.ts';
import { ReasonDialog } from '../reason/index.ts';
import { useOrderActs } from './calls.ts';

interface CloseRestDialogProps {
  onClose: () => void;
  orderId: number;
  /** Euro that the order misses. */
  missing: number;
  /** After it is closed. */
  onDone?: () => void;
}

/** What a held order misses is charged no more: says what that means, and asks why. */
export function CloseRestDialog({ onClose, orderId, missing, onDone }: CloseRestDialogProps) {
  const acts = useOrderActs();
  const close = async (reason: string) => {
    await acts.closeRest(orderId, reason);
    toast.success('Chiuso: la spesa può partire');
    onDone?.();
  };
  return (
    <ReasonDialog title="Chiudere a mano?" action="Chiudi a mano" onClose={onClose} onConfirm={close}>
      Guarda prima nel portale del gestore. {euro(missing)} non si addebitano più e il cliente non li deve più pagare
      online: qui non si muove denaro. La spesa può partire, la fattura resta dell’intero importo.
    </ReasonDialog>
  );
}
