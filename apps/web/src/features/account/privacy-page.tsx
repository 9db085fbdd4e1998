import { endpoints, isApiError } from '@sporta/contract';
import { formatDayLong } from '@sporta/domain';
import { Button, ButtonLink, ConfirmProvider, Note, toast, useConfirm } from '@sporta/ui';
import { DownloadSimple } from '@sporta/ui/icons/DownloadSimple.ts';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useRunningPass } from '../../shared/delivery-pass/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { saveFile } from './model/save-file.ts';
import { ProfileSections } from './profile-sections.tsx';

/** /profile/privacy: take one's data away, or be forgotten. */
export function PrivacyPage() {
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Privacy</h1>
      </div>
      <ProfileSections />
      <div className="profile-stack">
        <Export />
        <Forget />
      </div>
    </ConfirmProvider>
  );
}

function Export() {
  const api = useApi();
  const save = useMutation({
    mutationFn: async () => (await api.call(endpoints.account.userExport, {})).data,
    onSuccess: (data) => {
      saveFile('sporta-i-miei-dati.json', 'application/json', JSON.stringify(data, null, 2));
      toast.success('I tuoi dati sono fra i file scaricati');
    },
    onError: (error) => toast.error(messageOf(error, 'Non siamo riusciti a preparare il file: riprova.')),
  });
  return (
    <section className="panel narrow stack-form">
      <h2>Scarica i tuoi dati</h2>
      <p className="muted">
        Un file con quello che sappiamo di te: anagrafica, indirizzi, liste, consensi, carte (senza numero) e ordini.
      </p>
      <div>
        <Button kind="soft" busy={save.isPending} onClick={() => save.mutate()}>
          <DownloadSimple />
          Scarica il file
        </Button>
      </div>
    </section>
  );
}

function Forget() {
  const api = useApi();
  const confirm = useConfirm();
  const ask = useMutation({ mutationFn: () => api.call(endpoints.account.anonymizeTokenRequest, {}) });
  const start = async () => {
    const yes = await confirm({
      title: 'Vuoi cancellare il tuo account?',
      body: 'Ti mandiamo un messaggio con il collegamento per confermare. Fino ad allora non cambia nulla.',
    });
    if (yes) ask.mutate();
  };
  const openOrders = isApiError(ask.error) && ask.error.is('open-orders');
  const lastMaster = isApiError(ask.error) && ask.error.is('last-master');
  return (
    <section className="panel narrow stack-form">
      <h2>Cancella l’account</h2>
      <p className="muted">
        Togliamo nome, contatti, indirizzi, liste e carte. Degli ordini restano solo gli importi, perché lo chiede il
        fisco. Non si torna indietro.
      </p>
      <RunningPass />
      {ask.isSuccess ? (
        <Note kind="ok" live>
          <b>Controlla la posta.</b> L’account si cancella solo quando tocchi il pulsante nel messaggio.
        </Note>
      ) : null}
      {ask.isError ? (
        <Note
          kind="err"
          live
          action={
            openOrders ? (
              <ButtonLink kind="line" size="sm" href="/profile/orders">
                I tuoi ordini
              </ButtonLink>
            ) : lastMaster ? (
              <ButtonLink kind="line" size="sm" href="/profile/company">
                Persone dell’azienda
              </ButtonLink>
            ) : undefined
          }
        >
          {messageOf(ask.error, 'Il messaggio non è partito: riprova.')}
        </Note>
      ) : null}
      <div>
        <Button kind="danger-line" busy={ask.isPending} onClick={() => void start()}>
          Cancella il mio account
        </Button>
      </div>
    </section>
  );
}

/** What is paid and would be lost with the account. */
function RunningPass() {
  const pass = useRunningPass();
  if (!pass) return null;
  return (
    <Note
      kind="warn"
      action={
        <ButtonLink kind="line" size="sm" href="/profile/delivery-pass">
          Il tuo abbonamento
        </ButtonLink>
      }
    >
      Il tuo abbonamento consegne vale fino a {formatDayLong(pass.endsOn ?? '')}: finisce con l’account, senza rimborso.
      {pass.canWithdraw ? ' Puoi ancora recedere prima, e avere indietro quello che non hai usato.' : null}
    </Note>
  );
}
