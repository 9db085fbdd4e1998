import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { euro } from '../../shared/figures/index.ts';
import type { OfferInput } from './offer-draft.ts';
import { daysText, monthPrice, termsText } from './terms-text.ts';

/** An offer as its buyer reads it, while it is written. */
export function OfferPreview({ offer }: { offer: OfferInput | undefined }) {
  return (
    <section className="pass-preview" aria-label="Come lo legge il cliente">
      <h3>Come lo legge il cliente</h3>
      {offer ? (
        <div className="pass-preview-card">
          <TruckDuotone />
          <div className="grow">
            <b>{offer.name}</b>
            <p>Consegne {termsText({ freeFrom: offer.free_from, perWeek: offer.per_week })}</p>
            <p className="muted small">{daysText(offer.days)}. Non si rinnova da solo.</p>
          </div>
          <b className="pass-preview-price">{euro(offer.price)}</b>
        </div>
      ) : (
        <p className="muted small">Si vede qui quando tutti i campi sono a posto.</p>
      )}
      {offer ? <MonthPrice offer={offer} /> : null}
    </section>
  );
}

/** What a month of a long one costs, to set beside the short one. */
function MonthPrice({ offer }: { offer: OfferInput }) {
  const month = monthPrice(offer);
  return month === undefined ? null : <p className="muted small">Sono {euro(month)} ogni 30 giorni.</p>;
}
