import type { StaffCollection } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../errors/index.ts';
import { useOnline } from '../offline/index.ts';
import { type OrderActs, useOrderActs } from '../order-acts/index.ts';
import { ReasonDialog } from '../reason/index.ts';

type Act = 'collectAgain' | 'askToBring' | 'broughtBack' | 'cancelCollection';

const words: Record<Act, { label: string; said: string }> = {
  collectAgain: { label: 'Ritira alla prossima', said: 'Ritiro rimesso in programma' },
  askToBring: { label: 'Lo porta il cliente', said: 'Il cliente lo sa per e-mail' },
  broughtBack: { label: 'Riportato', said: 'Segnato come riportato' },
  cancelCollection: { label: 'Annulla il ritiro', said: 'Ritiro annullato' },
};

/** What ends a collection or begins it again, by how it stands; one that is done with is done. */
const actsOf: Record<StaffCollection['state'], readonly Act[]> = {
  waiting: ['askToBring', 'cancelCollection'],
  'not-collected': ['collectAgain', 'askToBring', 'cancelCollection'],
  'to-bring': ['broughtBack', 'collectAgain', 'cancelCollection'],
  cancelled: ['collectAgain'],
  collected: [],
  brought: [],
};

interface CollectionActsProps {
  orderId: number;
  collection: StaffCollection;
}

export function CollectionActs({ orderId, collection: { collectionId, goods, state } }: CollectionActsProps) {
  const acts: OrderActs = useOrderActs();
  const online = useOnline();
  const [leaving, setLeaving] = useState(false);
  const change = useMutation({
    mutationFn: (act: Exclude<Act, 'cancelCollection'>) => acts[act](orderId, collectionId),
    onSuccess: (_done, act) => toast.success(words[act].said),
    onError: (error) => toast.error(messageOf(error)),
  });
  if (actsOf[state].length === 0) return null;
  return (
    <span className="row collection-acts">
      {actsOf[state].map((act) => (
        <Button
          key={act}
          kind="line"
          size="sm"
          disabled={!online}
          busy={change.isPending && change.variables === act}
          onClick={() => (act === 'cancelCollection' ? setLeaving(true) : change.mutate(act))}
        >
          {words[act].label}
        </Button>
      ))}
      {leaving ? (
        <ReasonDialog
          title="Annullare il ritiro?"
          action="Annulla il ritiro"
          onClose={() => setLeaving(false)}
          onConfirm={(reason) => acts.cancelCollection(orderId, collectionId, reason)}
        >
          {goods}: i prodotti restano al cliente, che lo sa per e-mail. Il rimborso non cambia.
        </ReasonDialog>
      ) : null}
    </span>
  );
}
