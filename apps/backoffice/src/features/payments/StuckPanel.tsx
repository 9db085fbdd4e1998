import { type DataOf, staffEndpoints } from '@sporta/contract';
import { type PayableKind, payableKind } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { countOf, euro, moment, providerName } from '../../shared/figures/index.ts';
import { CloseRestDialog } from '../../shared/order-acts/index.ts';
import { EndWorkDialog } from './EndWorkDialog.tsx';
import { stuckKey, stuckQuery } from './payments-queries.ts';
import { failureText, whyHeld, workName } from './words.ts';

type Stuck = DataOf<NonNullable<(typeof staffEndpoints.staffPayments.stuck)['~call']>>;

/** Payments nobody has decided and money that could not be moved, each with the press that tries again; orders held for what they miss. */
export function StuckPanel() {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(stuckQuery(api));
  const [closing, setClosing] = useState<Stuck['held'][number]>();
  const [ending, setEnding] = useState<Stuck['failing'][number]>();
  const retry = useMutation({
    mutationFn: async (what: { payment_id?: number; message_id?: number }) =>
      (await api.call(staffEndpoints.staffPayments.retry, what)).data,
    onSuccess: (left) => {
      queries.setQueryData(stuckKey, left);
      toast.success('Chiesto di nuovo.');
    },
    onError: (problem) => toast.error(messageOf(problem)),
  });
  if (error && !data) return <LoadProblem error={error} what="i pagamenti fermi" onRetry={() => void refetch()} />;
  const quiet = data && data.undecided.length + data.failing.length + data.held.length === 0;
  return (
    <section className="bx table">
      <div className="panel-head pad-head">
        <h2>Da sbloccare</h2>
      </div>
      {quiet ? (
        <p className="muted pad">Nessun pagamento aspetta: tutto quello che è stato preso ha un esito.</p>
      ) : null}
      {data && !quiet ? (
        <StuckTable stuck={data} busy={retry.isPending} onRetry={retry.mutate} onClose={setClosing} onEnd={setEnding} />
      ) : null}
      {closing ? (
        <CloseRestDialog
          onClose={() => setClosing(undefined)}
          orderId={closing.orderId}
          missing={closing.missing}
          onDone={() => void queries.invalidateQueries({ queryKey: stuckKey })}
        />
      ) : null}
      {ending ? <EndWorkDialog work={ending} onClose={() => setEnding(undefined)} /> : null}
    </section>
  );
}

interface StuckTableProps {
  stuck: Stuck;
  busy: boolean;
  onRetry: (what: { payment_id?: number; message_id?: number }) => void;
  onClose: (order: Stuck['held'][number]) => void;
  onEnd: (work: Stuck['failing'][number]) => void;
}

function StuckTable({ stuck: { undecided, failing, held }, busy, onRetry, onClose, onEnd }: StuckTableProps) {
  const now = new Date();
  return (
    <table className="dt cards">
      <caption className="sr">Pagamenti e lavori fermi</caption>
      <thead>
        <tr>
          <th>Ordine</th>
          <th>Che cosa</th>
          <th className="from-tablet">Da quando</th>
          <th className="r">Importo</th>
          <th className="end">
            <span className="sr">Azioni</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {undecided.map(({ paymentId, orderId, orderNumber, provider, paymentRef, amount, since, checks }) => (
          <tr key={`payment-${paymentId}`}>
            <td>
              <Paid orderId={orderId} orderNumber={orderNumber} />
            </td>
            <td>
              {providerName(provider)} non ha ancora detto l’esito
              <small>
                {paymentRef} · chiesto {countOf(checks, 'volta', 'volte')}
              </small>
            </td>
            <td className="from-tablet">{moment(since, now)}</td>
            <td className="r">{euro(amount)}</td>
            <td className="end">
              <Button kind="soft" size="sm" disabled={busy} onClick={() => onRetry({ payment_id: paymentId })}>
                Chiedi ora
              </Button>
            </td>
          </tr>
        ))}
        {failing.map((work) => (
          <tr key={`work-${work.messageId}`}>
            <td>{work.orderId ? <Paid orderId={work.orderId} orderNumber={work.orderNumber} /> : '–'}</td>
            <td>
              {workName(work.topic)}
              <small>
                {countOf(work.attempts, 'tentativo', 'tentativi')}
                {work.lastError ? ` · ${failureText(work.lastError)}` : null}
              </small>
            </td>
            <td className="from-tablet">{moment(work.since, now)}</td>
            <td className="r">–</td>
            <td className="end">
              <span className="row end">
                <Button kind="soft" size="sm" disabled={busy} onClick={() => onRetry({ message_id: work.messageId })}>
                  Riprova
                </Button>
                {work.canBeEnded ? (
                  <Button kind="line" size="sm" onClick={() => onEnd(work)}>
                    <CloseLabel />
                  </Button>
                ) : null}
              </span>
            </td>
          </tr>
        ))}
        {held.map((order) => (
          <tr key={`order-${order.orderId}`}>
            <td>
              <Paid orderId={order.orderId} orderNumber={order.orderNumber} />
            </td>
            <td>
              La spesa non parte: manca una parte del pagamento
              <small>{whyHeld(order)}</small>
            </td>
            <td className="from-tablet">{moment(order.since, now)}</td>
            <td className="r">{euro(order.missing)}</td>
            <td className="end">
              <Button kind="soft" size="sm" onClick={() => onClose(order)}>
                <CloseLabel />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CloseLabel = () => (
  <span>
    Chiudi<span className="from-tablet"> a mano</span>…
  </span>
);

/** What the money is for. Orders of goods have a page here, vouchers for others none. */
/** What has no page of an order. */
const names: Record<Exclude<PayableKind, 'goods'>, string> = {
  'gift-voucher': 'Buono regalo',
  'delivery-pass': 'Abbonamento consegne',
};

function Paid({ orderId, orderNumber }: { orderId: number; orderNumber?: string | undefined }) {
  const kind = payableKind(orderId);
  if (kind !== 'goods') {
    return (
      <>
        {names[kind]} {orderId}
      </>
    );
  }
  return (
    <Link className="link tap" href={hrefOf(`/ordini/${orderId}`)}>
      {orderNumber ?? orderId}
    </Link>
  );
}
