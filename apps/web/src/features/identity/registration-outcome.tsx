import { endpoints } from '@sporta/contract';
import { Button, ButtonLink, Link, Note, Spinner } from '@sporta/ui';
import { ArrowsClockwiseBold } from '@sporta/ui/icons/ArrowsClockwiseBold.ts';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { dropDraft } from './model/registration-draft.ts';
import { RegistrationFrame } from './registration-frame.tsx';
import { RegistrationSteps } from './registration-progress.tsx';

const CONFIRM_STEP = 3;

/** /registration-completed: the confirmation waits in the mailbox. */
export function RegistrationCompletedPage({ email, business }: { email: string | undefined; business: boolean }) {
  return (
    <RegistrationFrame>
      <div className="stack-form reg-form reg-outcome">
        <RegistrationSteps current={CONFIRM_STEP} />
        <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
        <h2>Controlla la posta</h2>
        <p className="muted">
          Abbiamo scritto a {email ? <b>{email}</b> : 'te'}. Tocca il pulsante nel messaggio e cominci subito.
        </p>
        {email ? <Resend email={email} /> : null}
        <Link className="link small tap" href="/registration-user">
          L’indirizzo è sbagliato
        </Link>
        {business ? null : (
          <Note kind="ok" icon={GiftFill}>
            <b>Il buono da 5 € è già nel tuo account.</b> Vale sul primo ordine da 40 €.
          </Note>
        )}
      </div>
    </RegistrationFrame>
  );
}

function Resend({ email }: { email: string }) {
  const api = useApi();
  const resend = useMutation({
    mutationFn: () => api.call(endpoints.account.registrationResendEmail, { e_mail: email }),
  });
  return (
    <>
      <Button kind="soft" size="lg" block busy={resend.isPending} onClick={() => resend.mutate()}>
        <ArrowsClockwiseBold />
        Manda di nuovo
      </Button>
      {resend.isSuccess ? (
        <Note kind="ok" live>
          Fatto: guarda anche nella posta indesiderata.
        </Note>
      ) : null}
      {resend.isError ? (
        <Note kind="err" live>
          {messageOf(resend.error, 'Il messaggio non è partito: riprova.')}
        </Note>
      ) : null}
    </>
  );
}

interface ConfirmedProps {
  email: string | undefined;
  code: string | undefined;
}

/** /registration-confirmed: reached from the e-mail; confirms the address with its code. */
export function RegistrationConfirmedPage({ email, code }: ConfirmedProps) {
  const api = useApi();
  const { mutate, ...confirm } = useMutation({
    mutationFn: (input: { e_mail: string; reg_control_code: string }) =>
      api.call(endpoints.account.registrationConfirm, input),
  });
  useEffect(() => {
    dropDraft();
    if (email && code) mutate({ e_mail: email, reg_control_code: code });
  }, [email, code, mutate]);
  const missing = !email || !code;
  return (
    <RegistrationFrame>
      <div className="stack-form reg-form reg-outcome">
        {confirm.isSuccess ? (
          <>
            <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
            <h2>Il tuo account è pronto</h2>
            <p className="muted">Accedi e comincia la prima spesa.</p>
            <ButtonLink size="lg" block href="/login">
              Accedi
            </ButtonLink>
          </>
        ) : missing || confirm.isError ? (
          <>
            <h2>Il collegamento non vale più</h2>
            <Note kind="err" live>
              {missing
                ? 'Manca una parte dell’indirizzo: aprilo di nuovo dal messaggio.'
                : messageOf(confirm.error, 'Non siamo riusciti a confermare l’indirizzo: riprova.')}
            </Note>
            {email ? <Resend email={email} /> : null}
            <ButtonLink kind="line" block href="/login">
              Accedi
            </ButtonLink>
          </>
        ) : (
          <div className="pay-outcome pending" role="status">
            <Spinner />
            <h2>Confermiamo il tuo indirizzo</h2>
          </div>
        )}
      </div>
    </RegistrationFrame>
  );
}
