import { type PickingWork, pickingZoneLabels, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { pickingKeys } from '../../shared/live/index.ts';
import type { Picking } from './use-picking.ts';

interface PauseDialogProps {
  open: boolean;
  onClose: () => void;
  work: PickingWork;
  picking: Picking;
}

/** A break: the work stays in these hands for a while, or goes back so that others can go on. */
export function PauseDialog({ open, onClose, work, picking }: PauseDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const giveBack = useMutation({
    mutationFn: async () => {
      for (const { orderId, tasks } of work.orders) {
        for (const { zone } of tasks.filter(({ mine }) => mine)) {
          await api.call(staffEndpoints.staffPicking.giveBack, { order_id: orderId, zone });
        }
      }
    },
    onSuccess: () => void router.navigate({ href: '/banco/preparazione' }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: pickingKeys.all }),
  });
  const stays = picking.waiting > 0 || picking.stuck !== undefined;
  const zones = new Set(work.orders.flatMap(({ tasks }) => tasks.filter(({ mine }) => mine).map(({ zone }) => zone)));
  return (
    <Dialog open={open} onClose={onClose} title="In pausa" width={400}>
      <div className="pk-pause">
        <p className="muted">
          Hai in mano {[...zones].map((zone) => pickingZoneLabels[zone]).join(', ')}. Se non torni entro{' '}
          {work.silenceMinutes} minuti, un’altra persona può continuare.
        </p>
        <Button size="lg" block onClick={onClose}>
          Riprendi
        </Button>
        <Button
          kind="danger-line"
          size="lg"
          block
          busy={giveBack.isPending}
          disabled={stays}
          onClick={() => giveBack.mutate()}
        >
          Restituisci il lavoro
        </Button>
        {stays ? <Note kind="n">Si restituisce quando tutti i gesti sono arrivati: serve la rete.</Note> : null}
      </div>
    </Dialog>
  );
}
