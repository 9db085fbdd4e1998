import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { meQuery, useMe } from '../../shared/staff/index.ts';

interface PinDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Chooses the PIN that opens the Banco again after a pause. */
export function PinDialog({ open, onClose }: PinDialogProps) {
  const me = useMe();
  return (
    <Dialog open={open} onClose={onClose} title={me.pin ? 'Cambia il PIN' : 'Scegli un PIN'} width={400}>
      <PinForm onDone={onClose} minutes={me.idleLockMinutes} />
    </Dialog>
  );
}

function PinForm({ onDone, minutes }: { onDone: () => void; minutes: number }) {
  const api = useApi();
  const queries = useQueryClient();
  const [pin, setPin] = useState('');
  const save = useMutation({
    mutationFn: async () => (await api.call(staffEndpoints.staff.setPin, { pin })).data.person,
    onSuccess: (person) => {
      queries.setQueryData(meQuery(api).queryKey, person);
      toast.success('Il PIN è salvato.');
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p className="muted">
        Dopo {minutes} minuti senza un gesto il Banco si blocca. Con il PIN lo riapri senza rifare l’accesso.
      </p>
      <TextInput
        label="PIN, da 4 a 8 cifre"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        error={save.isError ? messageOf(save.error) : undefined}
        onChange={(event) => setPin(event.target.value.replace(/\D/g, '').slice(0, 8))}
      />
      <Button type="submit" busy={save.isPending} block>
        Salva il PIN
      </Button>
    </form>
  );
}
