import { endpoints, type Order } from '@sporta/contract';
import { cartCountText, euroToCents, formatEuro, shopDay } from '@sporta/domain';
import { Button, ButtonLink, CheckoutSteps, EmptyState, Link, Note, Spinner, Tag, Thumb } from '@sporta/ui';
import { BellFill } from '@sporta/ui/icons/BellFill.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { CreditCardFill } from '@sporta/ui/icons/CreditCardFill.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { ScalesFill } from '@sporta/ui/icons/ScalesFill.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { reloadPurchase } from '../../shared/cart/index.ts';
import { savedCents } from '../../shared/cart-view/index.ts';
import { isPickup, longDay, slotHours, street, whereLabel } from '../../shared/delivery/index.ts';
import { SaveAsList } from '../../shared/lists/index.ts';
import { arrivalDay, momentLong, momentText, orderQuery } from '../../shared/orders/index.ts';
import { cardsKey, paymentStatusQuery, tenderName } from '../../shared/payment/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { KeepWindow } from '../../shared/weekly/index.ts';
import '../../lib/sheets/purchase.css';
import { forgetBuyKey } from './model/buy-key.ts';
import { forgetChoice } from './model/kept-choice.ts';
import { WhatNext } from './what-next.tsx';

/** Milliseconds between two questions while the bank has not answered. */
const ASK_EVERY = 2_000;
/** After this long the page says that the answer will come by e-mail. */
const PATIENCE = 60_000;

/** The customer is back from the bank: only its own word, asked for by our server, makes the order confirmed. */
export function PaymentCompletedPage({ orderId }: { orderId: number }) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: status, error } = useQuery({
    ...paymentStatusQuery(api, orderId),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'pending' ? ASK_EVERY : false),
  });
  const paid = status?.state === 'paid';
  const failed = status?.state === 'failed';
  const { data: order } = useQuery({ ...orderQuery(api, orderId), enabled: paid });
  useEffect(() => {
    if (!paid && !failed) return;
    forgetBuyKey(sessionStorage);
    if (paid) forgetChoice();
    void reloadPurchase(queryClient);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    void queryClient.invalidateQueries({ queryKey: cardsKey });
  }, [paid, failed, queryClient]);
  useEffect(() => {
    if (failed) {
      void router.navigate({
        to: '/cart/payment-error/$orderId',
        params: { orderId },
        replace: true,
      });
    }
  }, [failed, orderId, router]);
  if (order && paid) return <Completed order={order} />;
  if (error && !status) {
    return (
      <div className="pay-outcome">
        <EmptyState
          heading="h1"
          tone="warn"
          title="Non riusciamo a leggere l’ordine"
          body="Se il pagamento è riuscito lo trovi fra i tuoi ordini, e ti abbiamo scritto."
          actions={<ButtonLink href="/profile/orders">Vai ai tuoi ordini</ButtonLink>}
        />
      </div>
    );
  }
  return <Pending />;
}

function Pending() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="pay-outcome pending" role="status">
      <Spinner />
      <h1>Aspettiamo la banca</h1>
      <p className="muted">Di solito bastano pochi secondi. Non serve pagare di nuovo.</p>
      {long ? (
        <Note
          kind="info"
          action={
            <ButtonLink kind="line" size="sm" href="/profile/orders">
              I tuoi ordini
            </ButtonLink>
          }
        >
          La banca ci sta mettendo più del solito. Puoi chiudere questa pagina: ti scriviamo appena risponde.
        </Note>
      ) : null}
    </div>
  );
}

function Completed({ order }: { order: Order }) {
  const { user, isInPerson } = useSession();
  const when = arrivalDay(order.timeslot.date, shopDay(Date.parse(order.createdAt)));
  const byStaff = user.actedBy !== undefined;
  const pickup = isPickup(order);
  return (
    <>
      <div className="done-steps on-dark">
        <CheckoutSteps current={3} finished />
      </div>
      <section className="doneh">
        <div>
          <Tag tone="white">Ordine n. {order.orderNumber}</Tag>
          <h1>{byStaff ? `Fatto! L’ordine è per ${when}.` : `Fatto! Ci vediamo ${when}.`}</h1>
          <p>
            {user.email ? `${byStaff ? 'Abbiamo scritto al cliente,' : 'Ti abbiamo scritto'} a ${user.email}. ` : ''}
            {byStaff && order.missing?.until
              ? `Deve pagare entro ${momentLong(order.missing.until)}: se non lo fa, l’ordine si annulla.`
              : ''}
            {order.canModify ? `Puoi ancora aggiungere prodotti fino ${momentText(order.cutoff)}.` : ''}
          </p>
          <div className="doneh-acts">
            <ButtonLink size="lg" className="deep" href={`/profile/orders/${order.orderId}`}>
              Segui l’ordine
            </ButtonLink>
            {order.canModify ? (
              <ButtonLink kind="limone" size="lg" className="pale" href={`/profile/orders/${order.orderId}#modifica`}>
                <PlusBold />
                Aggiungi prodotti
              </ButtonLink>
            ) : null}
          </div>
        </div>
        <img src="/pictures/borsa-piena.svg" alt="" width="560" height="420" />
      </section>
      <section className="trip" aria-label="L’ordine in breve">
        <Fact
          icon={<TruckFill />}
          label={pickup ? whereLabel(order.shippingAddress) : 'Consegna'}
          value={longDay(order.timeslot.date)}
          more={[
            `${slotHours(order.timeslot)}, ${pickup ? order.shippingAddress.addressName : street(order.shippingAddress)}`,
          ]}
        />
        <Fact
          icon={<CreditCardFill />}
          label="Pagamento"
          value={formatEuro(euroToCents(order.totals.grossTotal))}
          more={[...tendersTexts(order), ...(order.missing ? ['Non ancora pagato'] : []), ...savedText(order, byStaff)]}
        />
        <WeighedFact order={order} />
      </section>
      <WhatArrives order={order} />
      {isInPerson ? (
        <section className="next">
          <div className="bandbox">
            <HeartFill className="next-heart" />
            <div className="grow">
              <h2>Salva questa spesa come lista</h2>
              <p className="muted">La prossima volta la rimetti nel carrello con un tocco.</p>
            </div>
            <SaveAsList source={{ order_id: order.orderId }} look="primary" label="Salva lista" />
          </div>
          {pickup ? null : <VanNotice />}
          {pickup || order.shippingAddress.userAddressId === undefined ? null : (
            <KeepWindow userAddressId={order.shippingAddress.userAddressId} slot={order.timeslot} heading="h2" />
          )}
        </section>
      ) : null}
      <WhatNext order={order} />
    </>
  );
}

interface FactProps {
  icon: React.ReactNode;
  label: string;
  value: string;
  /** Each on a line of its own. */
  more: readonly string[];
}

function Fact({ icon, label, value, more }: FactProps) {
  return (
    <div className="panel">
      <span className="ico">{icon}</span>
      <div>
        <small className="xs muted">{label}</small>
        <b>{value}</b>
        {more.map((line) => (
          <span key={line} className="small muted">
            {line}
          </span>
        ))}
      </div>
    </div>
  );
}

function WeighedFact({ order }: { order: Order }) {
  const count = order.lines.filter((line) => line.estimated).length;
  return count === 0 ? (
    <Fact
      icon={<ScalesFill />}
      label="Prodotti"
      value={cartCountText(order.totalItems)}
      more={['Il totale non cambia']}
    />
  ) : (
    <Fact
      icon={<ScalesFill />}
      label="Prodotti a peso"
      value={`${count} da pesare`}
      more={['Addebitiamo il peso effettivo quando la spesa è pronta']}
    />
  );
}

/** "Edenred Ticket Restaurant, 2 × 8,00 €: 16,00 €" for each of several; of one only the name, its amount is the total. */
function tendersTexts({ tenders }: Order): string[] {
  return tenders.map((tender) =>
    tenders.length > 1 ? `${tenderName(tender)}: ${formatEuro(euroToCents(tender.amount))}` : tenderName(tender),
  );
}

function savedText({ promotions }: Order, byStaff: boolean): string[] {
  const saved = savedCents(promotions);
  return saved > 0 ? [`${byStaff ? 'Risparmiati' : 'Hai risparmiato'} ${formatEuro(saved)}`] : [];
}

/** Pictures shown in one row. */
const PICTURES = 14;

function WhatArrives({ order }: { order: Order }) {
  return (
    <section className="sec">
      <div className="sh">
        <h2>Cosa arriva</h2>
        <Link className="link" href={`/profile/orders/${order.orderId}`}>
          {order.totalItems === 1 ? 'Vedi il prodotto' : `Vedi i ${cartCountText(order.totalItems)}`}
        </Link>
      </div>
      <ul className="mini">
        {order.lines.slice(0, PICTURES).map((line) => (
          <li key={line.orderLineId}>
            <Thumb
              picture={{ src: line.mediaURL, alt: [line.shortDescr, line.name].filter(Boolean).join(' ') }}
              tint={line.tint}
              size="l"
            />
            <em>{String(line.orderedQuantity).replace('.', ',')}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Avvisami quando parte il furgone". */
function VanNotice() {
  const api = useApi();
  const notice = useMutation({
    mutationFn: () => api.call(endpoints.account.updateContact, { delivery_notice: true }),
  });
  return (
    <div className="bandbox lemon">
      <BellFill />
      <div className="grow">
        <h2>Avvisami quando parte il furgone</h2>
        <p>
          {notice.isError ? 'Non siamo riusciti a segnarlo: riprova.' : 'Un messaggio 30 minuti prima dell’arrivo.'}
        </p>
      </div>
      {notice.isSuccess ? (
        <Tag tone="green" icon={CheckBold}>
          Ti avvisiamo
        </Tag>
      ) : (
        <Button kind="limone" busy={notice.isPending} onClick={() => notice.mutate()}>
          Avvisami
        </Button>
      )}
    </div>
  );
}
