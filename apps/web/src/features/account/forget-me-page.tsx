import { endpoints } from '@sporta/contract';
import { Button, ButtonLink, Checkbox, Note, Spinner } from '@sporta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { dropCart, forgetKeptChanges, tellOtherTabs } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { setSession } from '../../shared/session/index.ts';

const FORGOTTEN = '/profile/account-removed';

interface ForgetMeProps {
  login: string;
  token: string;
}

/** /profile/profile-update, reached from the mail: the last word before the person is forgotten. */
export function ForgetMePage({ login, token }: ForgetMeProps) {
  const api = useApi();
  const check = useQuery({
    queryKey: ['anonymize-token', login, token],
    queryFn: async ({ signal }) => {
      await api.call(endpoints.account.anonymizeTokenCheck, { login, token }, { signal });
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <div className="page-title">
        <h1>Cancella l’account</h1>
      </div>
      {check.isError ? (
        <div className="profile-stack">
          <Note kind="err" live>
            {messageOf(check.error, 'Non siamo riusciti a leggere il collegamento: riprova.')}
          </Note>
          <div>
            <ButtonLink kind="line" href="/profile/privacy">
              Chiedine uno nuovo
            </ButtonLink>
          </div>
        </div>
      ) : check.isSuccess ? (
        <LastWord token={token} />
      ) : (
        <div role="status">
          <Spinner /> Controlliamo il collegamento
        </div>
      )}
    </>
  );
}

function LastWord({ token }: { token: string }) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { sure: false } });
  const forget = useMutation({
    mutationFn: () => api.call(endpoints.account.userAnonymize, { token }),
    onSuccess: async () => {
      setSession(queryClient, undefined);
      dropCart(queryClient);
      forgetKeptChanges();
      await router.navigate({ href: FORGOTTEN, replace: true });
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      tellOtherTabs({ type: 'left' });
    },
  });
  return (
    <form className="panel narrow stack-form" noValidate onSubmit={handleSubmit(() => forget.mutate())}>
      <p>
        Togliamo nome, contatti, indirizzi, liste e carte. Buoni e punti non usati vanno persi. Degli ordini restano
        solo gli importi.
      </p>
      <Checkbox
        label="Ho capito: non si torna indietro"
        error={formState.errors.sure?.message}
        {...register('sure', { required: 'Conferma di aver capito' })}
      />
      {forget.isError ? (
        <Note kind="err" live>
          {messageOf(forget.error, 'L’account non è stato cancellato: riprova.')}
        </Note>
      ) : null}
      <div className="form-actions">
        <ButtonLink kind="line" href="/profile/profile-update">
          Tieni l’account
        </ButtonLink>
        <Button type="submit" kind="danger" busy={forget.isPending}>
          Cancella per sempre
        </Button>
      </div>
    </form>
  );
}
