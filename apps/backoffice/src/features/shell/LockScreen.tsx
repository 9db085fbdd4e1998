import { isApiError, staffEndpoints } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { LockDuotone } from '@sporta/ui/icons/LockDuotone.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { fullName, meQuery, signInHref, useMe } from '../../shared/staff/index.ts';

/** In place of the Banco while it is locked: nothing of a customer is on the screen, nor in the page. */
export function LockScreen() {
  const me = useMe();
  const api = useApi();
  const queries = useQueryClient();
  const [pin, setPin] = useState('');
  const unlock = useMutation({
    mutationFn: async () => (await api.call(staffEndpoints.staff.unlock, { pin })).data.person,
    onSuccess: (person) => queries.setQueryData(meQuery(api).queryKey, person),
    onError: (error) => {
      setPin('');
      if (isApiError(error) && error.code === 'session-ended') location.assign(signInHref());
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    unlock.mutate();
  };
  return (
    <main className="lock">
      <title>Bloccato | Banco</title>
      <form onSubmit={submit}>
        <LockDuotone />
        <h1>Il Banco è bloccato</h1>
        <p className="muted">{fullName(me)}</p>
        {me.pin ? (
          <>
            <TextInput
              label="PIN"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              value={pin}
              error={unlock.isError ? messageOf(unlock.error) : undefined}
              onChange={(event) => setPin(event.target.value.replace(/\D/g, '').slice(0, 8))}
            />
            <Button type="submit" busy={unlock.isPending} block>
              Sblocca
            </Button>
          </>
        ) : null}
        <ButtonLink kind={me.pin ? 'ghost' : 'primary'} href={signInHref()} block>
          Entra con l’account aziendale
        </ButtonLink>
      </form>
    </main>
  );
}
