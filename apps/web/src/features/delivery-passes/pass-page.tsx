import type { DeliveryPassOrder } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { Button, ButtonLink, ConfirmProvider, EmptyState, Note, RowsSkeleton } from '@sporta/ui';
import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { isHad, isRunning, passesQuery, passOffersQuery } from '../../shared/delivery-pass/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { savedCardsQuery } from '../../shared/payment/index.ts';
import { userDetailQuery, useSession } from '../../shared/session/index.ts';
import { PassCard } from './pass-card.tsx';
import { PassForm } from './pass-form.tsx';
import { PastPasses } from './past-passes.tsx';
import '../../lib/sheets/purchase.css';

/** /profile/delivery-pass: the pass one has, what the shop sells, and the passes of before. */
export function PassPage() {
  return (
    <ConfirmProvider>
      <div className="page-title">
        <h1>Abbonamento consegne</h1>
      </div>
      <Passes />
    </ConfirmProvider>
  );
}

function Passes() {
  const api = useApi();
  const { user } = useSession();
  const { data: passes, error, refetch } = useQuery(passesQuery(api));
  if (error && !passes) return <LoadProblem error={error} what="i tuoi abbonamenti" onRetry={() => void refetch()} />;
  if (!passes) return <RowsSkeleton count={4} label="Carico gli abbonamenti" />;
  const today = shopDay(shopNow());
  const had = passes.filter(isHad);
  const current = had
    .filter((pass) => isRunning(pass, today))
    .toSorted((a, b) => (a.endsOn ?? '').localeCompare(b.endsOn ?? ''));
  const begun = passes.find(({ state }) => state === 'pending');
  return (
    <div className="pass-stack">
      {begun ? <Begun pass={begun} /> : null}
      {current.map((pass) => (
        <PassCard key={pass.orderId} pass={pass} />
      ))}
      {user.company ? <ForHouseholds /> : begun ? null : <Sale key={current.length} isHolder={current.length > 0} />}
      <PastPasses passes={had.filter((pass) => !isRunning(pass, today))} />
    </div>
  );
}

function Begun({ pass: { orderId, name } }: { pass: DeliveryPassOrder }) {
  return (
    <Note
      kind="warn"
      action={
        <ButtonLink size="sm" href={`/profile/delivery-pass/${orderId}`}>
          Continua
        </ButtonLink>
      }
    >
      <b>Stai già pagando «{name}».</b> Completa quel pagamento, o annullalo per sceglierne un altro.
    </Note>
  );
}

function ForHouseholds() {
  return (
    <EmptyState
      icon={TruckDuotone}
      title="Per le famiglie"
      body="L’abbonamento consegne è per le famiglie: le consegne della tua azienda sono nei suoi accordi."
      actions={<ButtonLink href="/profile">Torna al profilo</ButtonLink>}
    />
  );
}

/** What is on sale; whoever has a pass asks for the next one first. */
function Sale({ isHolder }: { isHolder: boolean }) {
  const api = useApi();
  const { data: sale, error, refetch } = useQuery(passOffersQuery(api));
  const cards = useQuery(savedCardsQuery(api));
  const { data: detail } = useQuery(userDetailQuery(api));
  const [renewing, setRenewing] = useState(false);
  if (error && !sale) return <LoadProblem error={error} what="gli abbonamenti" onRetry={() => void refetch()} />;
  if (!sale || cards.isPending) return <RowsSkeleton count={3} label="Carico gli abbonamenti" />;
  if (sale.offers.length === 0) {
    return isHolder ? null : (
      <EmptyState
        icon={TruckDuotone}
        title="Nessun abbonamento in vendita"
        body="In questo momento non ne vendiamo. Il costo di ogni consegna lo vedi scegliendo l’orario."
        actions={<ButtonLink href="/">Fai la spesa</ButtonLink>}
      />
    );
  }
  if (isHolder && !renewing) {
    return (
      <div className="pass-renew">
        <Button kind="soft" onClick={() => setRenewing(true)}>
          Rinnova
        </Button>
        <span className="small muted">Il prossimo comincia il giorno dopo: non perdi neanche un giorno.</span>
      </div>
    );
  }
  return (
    <>
      <p className="pass-lead">
        {isHolder
          ? 'Il prossimo abbonamento comincia quando finisce quello che hai.'
          : 'Paghi una volta: finché vale, sopra la spesa indicata la consegna è gratis.'}
      </p>
      {detail?.companyRequest ? (
        <Note kind="warn">
          <b>Hai chiesto di fare la spesa per un’azienda.</b> L’abbonamento è per le famiglie: se ti accetta, da quel
          momento non rende gratis nessuna consegna.
        </Note>
      ) : null}
      <PassForm sale={sale} cards={cards.data ?? []} />
    </>
  );
}
