import type { PromotionMargin } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useState } from 'react';
import { euro, signedEuro } from '../../shared/figures/index.ts';
import { AmountField } from './fields.tsx';

/** Figures below zero bear the sign of everywhere else. */
const withMinus = (text: string) => text.replace(/^-/, '−');
const mills = (amount: number) =>
  withMinus(`${amount.toLocaleString('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })}\u00a0€`);
const share = (percent: number) => withMinus(`${percent.toLocaleString('it-IT', { maximumFractionDigits: 1 })}%`);
const count = (pieces: number) => pieces.toLocaleString('it-IT');

/** What a product earns with and without the promotion, and from how many pieces it earns as much. */
export function MarginPanel({ margin, label }: { margin: PromotionMargin | undefined; label: string }) {
  const [wanted, setWanted] = useState<number | null>(null);
  if (!margin) {
    return (
      <section className="bx" aria-labelledby="promo-margin">
        <h2 id="promo-margin">Effetto sul margine</h2>
        <p className="muted">
          Si calcola su un prodotto di cui si conosce il costo netto. Per le soglie e la consegna prova un carrello.
        </p>
      </section>
    );
  }
  const { today, withPromotion: then, expectedPieces, breakEvenPieces } = margin;
  const pieces = wanted ?? expectedPieces;
  const before = today.margin * expectedPieces;
  const after = then.margin * pieces;
  const rows: [string, string, string][] = [
    ['Prezzo con Iva', euro(today.price), euro(then.price)],
    [`Netto (Iva ${share(margin.vat)})`, mills(today.net), mills(then.net)],
    ['Costo', mills(margin.cost), mills(margin.cost)],
    ...(margin.contribution > 0
      ? ([['Contributo', '–', `+${mills(margin.contribution)}`]] as [string, string, string][])
      : []),
    ['Margine', mills(today.margin), mills(then.margin)],
    ['sul netto', share(today.marginPercent), share(then.marginPercent)],
    ['Pezzi previsti', count(expectedPieces), count(pieces)],
    ['Margine totale', withMinus(euro(before)), withMinus(euro(after))],
  ];
  return (
    <section className="bx" aria-labelledby="promo-margin">
      <h2 id="promo-margin">Effetto sul margine</h2>
      <table className="promo-margin">
        <caption className="sr">Margine a pezzo, oggi e con l’offerta</caption>
        <thead>
          <tr>
            <th>A pezzo</th>
            <th>Oggi</th>
            <th>Con {label}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, now, next]) => (
            <tr key={name} className={name.startsWith('Margine') ? 'margin-sum' : undefined}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AmountField
        label={`Pezzi previsti in ${margin.days} giorni`}
        hint={`Senza offerta ${count(expectedPieces)}, al ritmo delle ultime quattro settimane`}
        unit="pezzi"
        decimals={{ min: 0, max: 0 }}
        value={pieces}
        onChange={setWanted}
      />
      <Note kind={then.margin > 0 && after >= before ? 'ok' : 'warn'} className="promo-note">
        {then.margin <= 0 ? 'Ogni pezzo si vende in perdita. ' : null}
        <b>{signedEuro(after - before)}</b> se se ne vendono {count(pieces)}.{' '}
        {breakEvenPieces === undefined
          ? 'Con questi valori non si va mai in pari.'
          : `Pari da ${count(breakEvenPieces)} pezzi in su.`}
      </Note>
    </section>
  );
}
