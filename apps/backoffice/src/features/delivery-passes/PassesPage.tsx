import type { StaffDeliveryPassOffer } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Plus } from '@sporta/ui/icons/Plus.ts';
import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { passesQuery, usePassActs } from './passes-query.ts';
import { termsText } from './terms-text.ts';

/** What the shop sells of delivery passes, and what it brought. */
export function PassesPage() {
  const { data: offers, error, refetch } = useQuery(passesQuery(useApi()));
  const [writing, setWriting] = useState<'new' | StaffDeliveryPassOffer>();
  const { turn } = usePassActs();
  if (error && !offers) {
    return (
      <LoadProblem page="Abbonamenti consegne" error={error} what="gli abbonamenti" onRetry={() => void refetch()} />
    );
  }
  const add = (
    <Button onClick={() => setWriting('new')}>
      <Plus />
      Nuovo abbonamento
    </Button>
  );
  return (
    <>
      <title>Abbonamenti consegne | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Abbonamenti consegne</h1>
          <p className="muted">
            Il cliente paga una volta e le consegne sono gratis da una certa spesa. Chi lo ha comprato tiene le
            condizioni di allora.
          </p>
        </div>
        {offers?.length ? add : null}
      </div>
      <section className="bx table" aria-label="Abbonamenti consegne">
        {offers?.length === 0 ? (
          <EmptyState
            icon={TruckDuotone}
            title="Il negozio non vende abbonamenti"
            body="Scrivi il primo: i clienti lo trovano subito nel loro profilo."
            actions={add}
          />
        ) : (
          <DataTable
            caption="Abbonamenti consegne"
            columns={[...columns, actsColumn(setWriting, turn)]}
            rows={offers}
            rowId={({ offerId }) => offerId}
            rowName={({ name }) => name}
          />
        )}
      </section>
      {writing ? (
        <OfferDialog offer={writing === 'new' ? undefined : writing} onClose={() => setWriting(undefined)} />
      ) : null}
    </>
  );
}

const columns: Column<StaffDeliveryPassOffer>[] = [
  {
    key: 'name',
    header: 'Abbonamento',
    holds: 'two-lines',
    cell: ({ name, days, price, freeFrom, perWeek, onSale }) => (
      <>
        <b>{name}</b>
        <small>
          {countOf(days, 'giorno', 'giorni')}, {termsText({ freeFrom, perWeek })}
        </small>
        <small className="phone-only">
          {euro(price)}
          {onSale ? '' : ', non in vendita'}
        </small>
      </>
    ),
  },
  { key: 'price', header: 'Prezzo', figures: true, from: 'tablet', cell: ({ price }) => euro(price) },
  { key: 'holding', header: 'Attivi', figures: true, from: 'tablet', cell: ({ holding }) => holding },
  { key: 'sold', header: 'Venduti', figures: true, from: 'tablet', cell: ({ sold }) => sold },
  {
    key: 'deliveries',
    header: 'Consegne gratis',
    figures: true,
    from: 'desk',
    holds: 'two-lines',
    cell: ({ deliveries, saved }) => (
      <>
        {deliveries}
        {saved > 0 ? <small>valgono {euro(saved)}</small> : null}
      </>
    ),
  },
  {
    key: 'takings',
    header: 'Incasso',
    figures: true,
    holds: 'two-lines',
    cell: ({ takings, sold, holding }) => (
      <>
        <b>{euro(takings)}</b>
        <small className="phone-only">
          {countOf(sold, 'venduto', 'venduti')}, {countOf(holding, 'attivo', 'attivi')}
        </small>
      </>
    ),
  },
  {
    key: 'state',
    header: 'Stato',
    from: 'tablet',
    holds: 'tag',
    cell: ({ onSale }) => <Tag tone={onSale ? 'green' : undefined}>{onSale ? 'In vendita' : 'Non in vendita'}</Tag>,
  },
];

const actsColumn = (
  onChange: (offer: StaffDeliveryPassOffer) => void,
  onTurn: (offer: StaffDeliveryPassOffer, on: boolean) => Promise<void>,
): Column<StaffDeliveryPassOffer> => ({
  key: 'acts',
  header: <span className="sr">Azioni</span>,
  cell: (offer) => (
    <span className="pass-acts">
      {offer.mayChange ? (
        <Button kind="line" size="sm" aria-label={`Cambia ${offer.name}`} onClick={() => onChange(offer)}>
          Cambia
        </Button>
      ) : null}
      <Button
        kind={offer.onSale ? 'line' : 'soft'}
        size="sm"
        aria-label={`${offer.onSale ? 'Togli dalla vendita' : 'Rimetti in vendita'}: ${offer.name}`}
        onClick={() => void onTurn(offer, !offer.onSale)}
      >
        {offer.onSale ? 'Togli dalla vendita' : 'Rimetti in vendita'}
      </Button>
    </span>
  ),
});
