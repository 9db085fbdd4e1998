import { endpoints } from '@sporta/contract';
import { Button, ButtonLink, Note } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { RegistrationFrame } from './registration-frame.tsx';

/**
 * /email-restored: reached from the mail to the earlier address. It waits for a press: mail programs open links by
 * themselves. A new password follows.
 */
export function EmailRestoredPage({ token }: { token: string | undefined }) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (code: string) => api.call(endpoints.account.undoEmailChange, { token: code }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: ['session'] });
      const search = new URLSearchParams({ e_mail: data.email, reset_token: data.resetToken });
      await router.navigate({ href: `/reset-password?${search}`, replace: true });
    },
  });
  return (
    <RegistrationFrame title="Il tuo account torna a te." lead="Ordini, liste e buoni restano dove sono.">
      <div className="stack-form reg-form reg-outcome">
        {!token || restore.isError ? (
          <>
            <h2>Il collegamento non vale più</h2>
            <Note kind="err" live>
              {token
                ? messageOf(restore.error, 'Non siamo riusciti a rimettere il tuo indirizzo: riprova.')
                : 'Manca una parte dell’indirizzo: aprilo di nuovo dal messaggio.'}
            </Note>
            <ButtonLink kind="line" size="lg" block href="/reset-password-request">
              Password dimenticata?
            </ButtonLink>
          </>
        ) : (
          <>
            <h2>Rimetti il tuo indirizzo</h2>
            <p className="muted">
              L’account torna al tuo indirizzo di prima. Tutti i dispositivi vengono scollegati, e subito dopo scegli
              una nuova password.
            </p>
            <Button size="lg" block busy={restore.isPending} onClick={() => restore.mutate(token)}>
              Rimetti il mio indirizzo
            </Button>
            <p className="small muted">L’hai cambiato tu? Allora chiudi questa pagina: non cambia nulla.</p>
          </>
        )}
      </div>
    </RegistrationFrame>
  );
}
