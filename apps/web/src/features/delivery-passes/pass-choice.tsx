import type { DeliveryPassOffer } from '@sporta/contract';
import { countText, euroToCents, formatEuro } from '@sporta/domain';
import { Price, RadioCards } from '@sporta/ui';
import { monthlyCents, termsText } from './model/pass-texts.ts';

interface PassChoiceProps {
  offers: readonly DeliveryPassOffer[];
  /** Its id. */
  value: number;
  onChange: (offerId: number) => void;
}

/** The passes the shop sells, side by side. */
export function PassChoice({ offers, value, onChange }: PassChoiceProps) {
  return (
    <RadioCards
      className="pass-choice"
      legend="Quale abbonamento"
      hideLegend
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={offers.map((offer) => ({
        value: String(offer.offerId),
        title: offer.name,
        body: <OfferFacts offer={offer} />,
      }))}
    />
  );
}

function OfferFacts({ offer }: { offer: DeliveryPassOffer }) {
  const monthly = monthlyCents(offer);
  return (
    <span className="pass-facts">
      <span className="pass-price">
        <Price size="lg" cents={euroToCents(offer.price)} />
        {monthly === undefined ? null : <span className="num">circa {formatEuro(monthly)} al mese</span>}
      </span>
      <span>{termsText(offer)}</span>
      <span>{countText(offer.days, 'giorno', 'giorni')}, più quello in cui lo prendi</span>
      <span>Non si rinnova da solo</span>
    </span>
  );
}
