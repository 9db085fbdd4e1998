import type { PromotionFields, PromotionPreview } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ProductCard } from '@sporta/ui/components/product/ProductCard.tsx';
import { SealPercentFill } from '@sporta/ui/icons/SealPercentFill.ts';
import { countOf, euro } from '../../shared/figures/index.ts';
import { cardOf } from '../../shared/product-acts/index.ts';
import { daysText } from './words.ts';

/** The promotion as customers meet it: the card, the line of the cart, and what is said before. */
export function CustomerPanel({ fields, preview }: { fields: PromotionFields; preview: PromotionPreview | undefined }) {
  const { product, line, hint, label } = preview ?? {};
  return (
    <section className="bx" aria-labelledby="promo-customer">
      <h2 id="promo-customer">Cosa vede il cliente</h2>
      {product ? (
        <div className="promo-card">
          <ProductCard {...cardOf(product)} heading="h3" />
        </div>
      ) : null}
      {label ? (
        <p className="promo-banner">
          <SealPercentFill />
          <span>
            {fields.name.includes(label) ? (
              <b>{fields.name}</b>
            ) : (
              <>
                <b>{label}</b> {fields.name}
              </>
            )}
            <small>{daysText(fields.startsAt, fields.endsAt)}</small>
          </span>
        </p>
      ) : (
        <p className="muted">Si vede quando l’offerta ha i suoi valori.</p>
      )}
      {line ? (
        <>
          <h3>Nel carrello, con {countOf(line.quantity, 'pezzo', 'pezzi')}</h3>
          <div className="promo-line">
            <span className="grow">
              {line.quantity} × {euro(line.unitPrice)}
              <small className="promo-saves">{line.text || 'Nessun risparmio'}</small>
            </span>
            <span className="promo-sum">
              {line.total < line.listTotal ? <s>{euro(line.listTotal)}</s> : null}
              <b>{euro(line.total)}</b>
            </span>
          </div>
        </>
      ) : null}
      {hint ? <Note kind="info">{hint}</Note> : null}
    </section>
  );
}
