import type { StaffProduct } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { lazy, Suspense } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { euro } from '../../shared/figures/index.ts';
import { percentBelow } from './percent-below.ts';

const PriceChart = lazy(() => import('./PriceChart.tsx'));

type ProductOffer = StaffProduct['offers'][number];

const day = (at: string) => formatDayShort(shopDay(Date.parse(at)));
/** Offers end where the next day begins. */
const lastDay = (at: string) => day(new Date(Date.parse(at) - 1).toISOString());

/** The offers a product is in or will be in, the prices around them, and how the percentage on the card comes about. */
export function OfferPanel({ product }: { product: StaffProduct }) {
  const { offers, priceSteps, productId } = product;
  const now = new Date().toISOString();
  const heading =
    offers.length === 0 ? 'Offerte' : offers.every(({ from }) => from > now) ? 'Offerta in arrivo' : 'Offerta in corso';
  return (
    <section className="bx" aria-labelledby="offerte">
      <div className="row">
        <h2 id="offerte" className="grow">
          {offers.length > 1 ? 'Offerte' : heading}
        </h2>
        <ButtonLink kind="ghost" size="sm" href={hrefOf('/offerte', { id: 'new', products: String(productId) })}>
          <PlusBold />
          {offers.length === 0 ? 'Metti in offerta' : 'Altra offerta'}
        </ButtonLink>
      </div>
      {offers.map((offer) => (
        <OfferFacts key={offer.promotionId} offer={offer} />
      ))}
      {priceSteps.length > 0 ? (
        <Suspense fallback={<div className="price-chart" />}>
          <PriceChart steps={priceSteps} offers={offers} />
        </Suspense>
      ) : null}
      {offers.map((offer) => (
        <Reckoning key={offer.promotionId} offer={offer} />
      ))}
    </section>
  );
}

function OfferFacts({ offer }: { offer: ProductOffer }) {
  const { promotionId, name, label, price, from, to } = offer;
  return (
    <dl className="offer-facts">
      <div>
        <dt>Offerta</dt>
        <dd>
          <Link className="link" href={hrefOf('/offerte', { id: promotionId })}>
            {name}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{price === undefined ? 'Vantaggio' : 'Prezzo'}</dt>
        <dd>
          <b>{price === undefined ? (label ?? '–') : euro(price)}</b>
        </dd>
      </div>
      <div>
        <dt>Valida</dt>
        <dd>
          {day(from)} – {lastDay(to)}
        </dd>
      </div>
    </dl>
  );
}

/** Art. 17-bis of the Codice del consumo, in figures: the percentage is that on the lowest price of 30 days. */
function Reckoning({ offer: { price, list, lowest30, percentOff } }: { offer: ProductOffer }) {
  if (price === undefined || list === undefined || lowest30 === undefined) return null;
  if (lowest30 <= price) {
    return (
      <Note kind="warn">
        Negli ultimi 30 giorni costava già {euro(lowest30)}: a {euro(price)} non si può scrivere nessuno sconto (art.
        17-bis Cod. consumo).
      </Note>
    );
  }
  const onList = percentBelow(price, list);
  return (
    <Note kind="warn">
      Lo sconto si calcola sul minimo dei 30 giorni (art. 17-bis Cod. consumo):{' '}
      <b>
        {euro(lowest30)} → {euro(price)} = −{percentOff ?? percentBelow(price, lowest30)}%
      </b>
      .{lowest30 < list ? ` Sul prezzo pieno sarebbe −${onList}%, ma non si può scrivere.` : ''}
    </Note>
  );
}
