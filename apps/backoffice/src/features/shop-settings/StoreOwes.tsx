import type { StoreClosing } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { ReactNode } from 'react';
import { runsOf } from './postcode-runs.ts';

const counted = (n: number, one: string, many: string) => (n === 1 ? one : `${n} ${many}`);

/** What a store still owes, and who would be without it: orders first, since somebody waits for them. */
export function StoreOwes({ closing }: { closing: StoreClosing }) {
  const { earlierOrders, toFetch, laterOrders, later, held, carts, weekly, staff, postcodes, borders } = closing;
  const orders = [
    laterOrders > 0 &&
      counted(
        laterOrders,
        '1 ordine ha una fascia da quel giorno in poi',
        'ordini hanno una fascia da quel giorno in poi',
      ),
    earlierOrders > 0 && counted(earlierOrders, '1 ordine si serve prima', 'ordini si servono prima'),
    toFetch > 0 && counted(toFetch, '1 spesa pronta aspetta il suo cliente', 'spese pronte aspettano il loro cliente'),
  ];
  const customers = [
    held > 0 &&
      counted(
        held,
        '1 cliente sta ordinando in una fascia che si chiude',
        'clienti stanno ordinando in fasce che si chiudono',
      ),
    carts > 0 && counted(carts, '1 carrello con prodotti di questo negozio', 'carrelli con prodotti di questo negozio'),
    weekly > 0 &&
      counted(
        weekly,
        '1 cliente ha qui la sua fascia di ogni settimana',
        'clienti hanno qui la loro fascia di ogni settimana',
      ),
  ];
  const zones = [
    postcodes.length > 0 && `Nessun altro consegna in ${runsOf(postcodes).join(', ')}`,
    borders > 0 &&
      counted(
        borders,
        '1 zona disegnata sulla mappa: guarda chi la serve',
        'zone disegnate sulla mappa: guarda chi le serve',
      ),
  ];
  return (
    <dl className="store-owes">
      <Owed title="Ordini" said={orders} nothing="Nessuno da servire">
        {later.length > 0 ? <LaterOrders orders={later} /> : null}
      </Owed>
      <Owed title="Clienti" said={customers} nothing="Nessuno con la spesa a metà" />
      <Owed title="Zone" said={zones} nothing="Tutte servite anche da altri" />
      <Owed
        title="Personale"
        said={[staff.length > 0 && `${staff.length === 1 ? 'Lavora' : 'Lavorano'} solo qui: ${staff.join(', ')}`]}
        nothing="Tutti lavorano anche altrove"
      />
    </dl>
  );
}

interface OwedProps {
  title: string;
  said: readonly (string | false)[];
  nothing: string;
  children?: ReactNode;
}

function Owed({ title, said, nothing, children }: OwedProps) {
  const lines = said.filter((line) => line !== false);
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.length === 0 ? <span className="muted">{nothing}</span> : lines.map((line) => <p key={line}>{line}</p>)}
        {children}
      </dd>
    </div>
  );
}

const services: Record<number, string> = {
  [deliveryServiceIds.home]: 'consegna',
  [deliveryServiceIds.pickup]: 'ritiro',
  [deliveryServiceIds.locker]: 'locker',
};

function LaterOrders({ orders }: { orders: StoreClosing['later'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many orders scroll, also by keys
    <section className="store-later" tabIndex={0} aria-label="Ordini da quel giorno in poi">
      <ul>
        {orders.map(({ orderId, orderNumber, customer, deliveryServiceId, window }) => (
          <li key={orderId}>
            <a className="link tap" href={`/banco/ordini/${orderId}`}>
              {orderNumber}
            </a>
            <span className="grow">{customer}</span>
            <span>
              {services[deliveryServiceId]} {window}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
