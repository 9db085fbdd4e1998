import { euroToCents, formatEuro, passDaysText, passMonthlyCents, passTermsText } from '@sporta/domain';
import { TruckDuotone } from '@sporta/ui/icons/TruckDuotone.ts';
import { euro } from '../../shared/figures/index.ts';
import type { OfferInput } from './offer-draft.ts';

/** An offer while it is written, in the words in which its buyer reads it. */
export function OfferPreview({ offer }: { offer: OfferInput | undefined }) {
  return (
    <section className="pass-preview" aria-label="Come lo legge il cliente">
      <h3>Come lo legge il cliente</h3>
      {offer ? <Card offer={offer} /> : <p className="muted small">Si vede qui quando tutti i campi sono a posto.</p>}
    </section>
  );
}

function Card({ offer: { name, days, price, free_from: from, per_week: perWeek } }: { offer: OfferInput }) {
  const monthly = passMonthlyCents({ priceCents: euroToCents(price), days });
  return (
    <div className="pass-preview-card">
      <TruckDuotone />
      <div className="grow">
        <b>{name}</b>
        <p>{passTermsText({ fromCents: euroToCents(from), perWeek })}</p>
        <p className="muted small">{passDaysText(days)}. Non si rinnova da solo.</p>
      </div>
      <p className="pass-preview-price">
        <b>{euro(price)}</b>
        {monthly === undefined ? null : <small className="muted">circa {formatEuro(monthly)} al mese</small>}
      </p>
    </div>
  );
}
