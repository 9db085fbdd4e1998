import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { useStationAct } from '../../shared/lockers/index.ts';

interface CodeDialogProps {
  orderId: number;
  orderNumber: string;
  onClose: () => void;
}

/** The customer says the code to somebody who opens for them. */
export function CodeDialog({ orderId, orderNumber, onClose }: CodeDialogProps) {
  return (
    <Dialog open onClose={onClose} title={`Consegna ${orderNumber}`} width={400} keepOnOutsidePress>
      <CodeForm orderId={orderId} onClose={onClose} />
    </Dialog>
  );
}

function CodeForm({ orderId, onClose }: Omit<CodeDialogProps, 'orderNumber'>) {
  const [code, setCode] = useState('');
  const send = useStationAct((api, said: string) =>
    api.call(staffEndpoints.staffLockers.handOver, { order_id: orderId, code: said }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(code.replace(/\s/g, ''), { onSuccess: onClose });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <TextInput
        label="Codice che dice il cliente"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {send.isError ? (
        <Note kind="err" live>
          {messageOf(send.error)}
        </Note>
      ) : null}
      <Button type="submit" block busy={send.isPending}>
        Consegna la spesa
      </Button>
    </form>
  );
}
