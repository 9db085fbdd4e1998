import { staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { ReasonDialog } from '../../shared/reason/index.ts';
import { stuckKey } from './payments-queries.ts';
import { whatEnds } from './words.ts';

interface EndWorkDialogProps {
  work: { messageId: number; topic: string };
  onClose: () => void;
}

/** Work on money that keeps failing is not tried any more: says what that means, and asks why. */
export function EndWorkDialog({ work: { messageId, topic }, onClose }: EndWorkDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const end = async (reason: string) => {
    const { data } = await api.call(staffEndpoints.staffPayments.endWork, { message_id: messageId, reason });
    queries.setQueryData(stuckKey, data);
    toast.success('Chiuso: il negozio non ci prova più');
  };
  return (
    <ReasonDialog title="Chiudere a mano?" action="Chiudi a mano" onClose={onClose} onConfirm={end}>
      Guarda prima nel portale del gestore: qui non si muove denaro e il negozio non ci prova più. {whatEnds(topic)}
    </ReasonDialog>
  );
}
