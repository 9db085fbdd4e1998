import { Button, ButtonLink, Link, Note } from '@sporta/ui';
import { ArrowsClockwiseBold } from '@sporta/ui/icons/ArrowsClockwiseBold.ts';
import { useMutation } from '@tanstack/react-query';
import { shopName } from '../../lib/shop-name.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { requestReset } from './api/password-reset.ts';
import { PasswordFrame } from './password-frame.tsx';

/** /reset-password-sent: the link waits in the mailbox. It never says whether the account exists. */
export function ResetSentPage({ account }: { account: string | undefined }) {
  const api = useApi();
  const again = useMutation({ mutationFn: (whose: string) => requestReset(api, whose) });
  return (
    <PasswordFrame>
      <div className="stack-form reg-form reg-outcome">
        <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
        <h2>Controlla la posta</h2>
        <p className="muted">
          {account ? (
            <>
              Se <b>{account}</b> ha un account {shopName()}, fra poco riceve un messaggio con il collegamento. Vale due
              ore.
            </>
          ) : (
            `Se l’indirizzo ha un account ${shopName()}, fra poco riceve un messaggio con il collegamento. Vale due ore.`
          )}
        </p>
        {account ? (
          <Button kind="soft" size="lg" block busy={again.isPending} onClick={() => again.mutate(account)}>
            <ArrowsClockwiseBold />
            Manda di nuovo
          </Button>
        ) : (
          <ButtonLink kind="soft" size="lg" block href="/reset-password-request">
            Chiedi un collegamento
          </ButtonLink>
        )}
        {again.isSuccess ? (
          <Note kind="ok" live>
            Fatto: guarda anche nella posta indesiderata.
          </Note>
        ) : null}
        {again.isError ? (
          <Note kind="err" live>
            {messageOf(again.error, 'Il messaggio non è partito: riprova.')}
          </Note>
        ) : null}
        <Link className="link small tap" href="/reset-password-request">
          L’indirizzo è sbagliato
        </Link>
      </div>
    </PasswordFrame>
  );
}
