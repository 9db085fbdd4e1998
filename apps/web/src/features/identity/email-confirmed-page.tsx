import { endpoints } from '@sporta/contract';
import { Button, ButtonLink, Note, Spinner } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { userDetailKey } from '../../shared/session/index.ts';
import { RegistrationFrame } from './registration-frame.tsx';

/** /email-confirmed: reached from the mail sent to the new address; from here on it is the address of the account. */
export function EmailConfirmedPage({ token }: { token: string | undefined }) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutate, ...confirm } = useMutation({
    mutationFn: (code: string) => api.call(endpoints.account.updateEmail, { token: code }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['session'] });
      queryClient.removeQueries({ queryKey: userDetailKey });
      await router.navigate({ href: '/profile/email-updated', replace: true });
    },
  });
  useEffect(() => {
    if (token) mutate(token);
  }, [token, mutate]);
  const failed = !token || confirm.isError;
  return (
    <RegistrationFrame title="Un indirizzo nuovo, la spesa di sempre." lead="Ordini, liste e buoni restano dove sono.">
      <div className="stack-form reg-form reg-outcome">
        {failed ? (
          <>
            <h2>L’indirizzo non è cambiato</h2>
            <Note kind="err" live>
              {token
                ? messageOf(confirm.error, 'Non siamo riusciti a confermare l’indirizzo: riprova.')
                : 'Manca una parte dell’indirizzo: aprilo di nuovo dal messaggio.'}
            </Note>
            {token ? (
              <Button size="lg" block onClick={() => mutate(token)}>
                Riprova
              </Button>
            ) : null}
            <ButtonLink kind="line" size="lg" block href="/profile/update-password">
              Chiedi un altro messaggio
            </ButtonLink>
          </>
        ) : (
          <div role="status" className="stack-form">
            <Spinner />
            <h2>Confermiamo il nuovo indirizzo</h2>
          </div>
        )}
      </div>
    </RegistrationFrame>
  );
}
