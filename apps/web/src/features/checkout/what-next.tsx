import type { Order } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui';
import { isPickup, longDay, slotHours } from '../../shared/delivery/index.ts';
import { momentText } from '../../shared/orders/index.ts';

/** What the shop does with an order that has just been placed, and the ways back to the shop meanwhile. */
export function WhatNext({ order }: { order: Order }) {
  const when = `${longDay(order.timeslot.date)}, ${slotHours(order.timeslot)}`;
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
