import type { Order } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui';
import { isPickup, longDay, slotHours } from '../../shared/delivery/index.ts';
import { momentText } from '../../shared/orders/index.ts';
import { useSession } from '../../shared/session/index.ts';

/** What the shop does with an order that has just been placed, and the ways back to the shop meanwhile. */
export function WhatNext({ order }: { order: Order }) {
  const { user } = useSession();
  const when = `${longDay(order.timeslot.date)}, ${slotHours(order.timeslot)}`;
  if (user.actedBy) return <AfterTelephone order={order} when={when} />;
  return (
    <section className="sec">
      <div className="sh">
        <h2>Che cosa succede ora</h2>
      </div>
      <ol className="what-next">
        {order.canModify ? (
          <li>
            <b>Puoi ancora cambiarlo</b>
            <span>Aggiungi, togli o annulla dalla pagina dell’ordine, fino {momentText(order.cutoff)}.</span>
          </li>
        ) : null}
        <li>
          <b>Lo prepariamo</b>
          <span>Se qualcosa manca facciamo come hai scelto. Quando è pronto ti scriviamo il conto vero.</span>
        </li>
        {isPickup(order) ? (
          <li>
            <b>Lo ritiri</b>
            <span>{when}. Quello che ti serve per ritirarlo è nella pagina dell’ordine.</span>
          </li>
        ) : (
          <li>
            <b>Te lo portiamo</b>
            <span>{when}. Il giorno stesso segui la consegna dalla pagina dell’ordine.</span>
          </li>
        )}
      </ol>
      <div className="what-next-ways">
        <ButtonLink kind="soft" href="/">
          Torna al negozio
        </ButtonLink>
        <ButtonLink kind="line" href="/profile/orders">
          I tuoi ordini
        </ButtonLink>
      </div>
    </section>
  );
}

/** To who ordered for the customer: what to tell on the telephone. */
function AfterTelephone({ order: { missing, ...order }, when }: { order: Order; when: string }) {
  const day = isPickup(order) ? 'Lo ritira' : 'Lo riceve';
  return (
    <section className="sec">
      <div className="sh">
        <h2>Che cosa dire al cliente</h2>
      </div>
      <ol className="what-next">
        {missing ? (
          <li>
            <b>Paga dal suo account</b>
            <span>Nella mail c’è il link. Finché non paga, l’ordine non si prepara.</span>
          </li>
        ) : null}
        <li>
          <b>Può cambiare idea</b>
          <span>
            {missing ? 'Dal suo account lo annulla' : 'Dal suo account lo cambia o lo annulla'}; se chiama, dal Banco lo
            spostiamo o lo annulliamo.
          </span>
        </li>
        <li>
          <b>{day}</b>
          <span>{when}. Quando la spesa è pronta gli scriviamo il conto vero.</span>
        </li>
      </ol>
      <div className="what-next-ways">
        <ButtonLink kind="soft" href="/">
          Torna al negozio
        </ButtonLink>
        <ButtonLink kind="line" href="/profile/orders">
          Gli ordini del cliente
        </ButtonLink>
      </div>
    </section>
  );
}
