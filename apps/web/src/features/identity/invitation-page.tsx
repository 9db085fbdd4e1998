import { Button, ButtonLink, Link, Note, Spinner } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { PassInCompany } from '../../shared/delivery-pass/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { useLogout } from '../../shared/sign-out/index.ts';
import { type Invitation, invitationQuery } from './api/invitation.ts';
import { JoinWithNewAccount } from './join-with-new-account.tsx';
import { useJoin } from './model/use-join.ts';
import { RegistrationFrame } from './registration-frame.tsx';

/** /registration?invitation=…: reached from the mail of a company that asks somebody to shop for it. */
export function InvitationPage({ token }: { token: string }) {
  const { data: invitation, error, isError } = useQuery(invitationQuery(useApi(), token));
  return (
    <RegistrationFrame
      title="La spesa per la tua azienda."
      lead="Prezzi per le aziende, fattura pronta e un solo carrello per volta: il tuo."
      picture="/pictures/borsa-piena.svg"
    >
      {isError ? (
        <Outcome title="Questo invito non vale più">
          <Note kind="err" live>
            {messageOf(error, 'Non riusciamo a leggere l’invito: riprova fra poco.')}
          </Note>
          <ButtonLink size="lg" block href="/login">
            Accedi
          </ButtonLink>
          <Link className="link small tap" href="/registration-user">
            Crea un account tuo
          </Link>
        </Outcome>
      ) : invitation ? (
        <Answer token={token} invitation={invitation} />
      ) : (
        <div className="stack-form reg-form reg-outcome" role="status">
          <Spinner />
          <h2>Leggiamo l’invito</h2>
        </div>
      )}
    </RegistrationFrame>
  );
}

/** A new account, one's own, or the wrong one: each goes on in its way. */
function Answer({ token, invitation }: { token: string; invitation: Invitation }) {
  const { user, isLoggedIn } = useSession();
  const { companyName, email, hasAccount } = invitation;
  const here = `/registration?invitation=${encodeURIComponent(token)}`;
  if (isLoggedIn && user.email?.toLowerCase() !== email.toLowerCase()) {
    return <SomebodyElse invitation={invitation} current={user.email ?? user.login ?? ''} here={here} />;
  }
  if (isLoggedIn) return <JoinWithOwn token={token} invitation={invitation} />;
  if (!hasAccount) return <JoinWithNewAccount token={token} invitation={invitation} />;
  return (
    <Outcome title={`${companyName} ti aspetta`}>
      <p className="muted">
        Hai già un account con <b>{email}</b>: accedi, poi confermi e fai la spesa per {companyName}.
      </p>
      <ButtonLink size="lg" block href={`/login?redirect=${encodeURIComponent(here)}`}>
        Accedi e accetta
      </ButtonLink>
    </Outcome>
  );
}

function JoinWithOwn({ token, invitation: { companyName, email } }: { token: string; invitation: Invitation }) {
  const join = useJoin(companyName);
  return (
    <Outcome title={`Vuoi fare la spesa per ${companyName}?`}>
      <p className="muted">
        Il tuo account <b>{email}</b> diventa aziendale: vedi i prezzi per le aziende e chi lo gestisce vede gli ordini
        che fai. I tuoi indirizzi e le tue liste restano.
      </p>
      <PassInCompany />
      {join.isError ? (
        <Note kind="err" live>
          {messageOf(join.error, 'L’invito non è stato accettato: riprova.')}
        </Note>
      ) : null}
      <Button size="lg" block busy={join.isPending} onClick={() => join.mutate({ token })}>
        Entra in {companyName}
      </Button>
      <ButtonLink kind="line" size="lg" block href="/">
        Non adesso
      </ButtonLink>
    </Outcome>
  );
}

interface SomebodyElseProps {
  invitation: Invitation;
  current: string;
  here: string;
}

function SomebodyElse({ invitation: { companyName, email }, current, here }: SomebodyElseProps) {
  const logout = useLogout(here);
  return (
    <Outcome title="L’invito è per un’altra persona">
      <p className="muted">
        {companyName} ha invitato <b>{email}</b>, ma qui c’è l’account <b>{current}</b>. Esci, e accetti con quello
        giusto.
      </p>
      <Button size="lg" block busy={logout.isPending} onClick={logout.leave}>
        Esci e continua
      </Button>
      <ButtonLink kind="line" size="lg" block href="/">
        Resta collegato
      </ButtonLink>
    </Outcome>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack-form reg-form reg-outcome">
      <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
