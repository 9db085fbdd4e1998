import { formatDayNumeric, formatEuro, grossToNet, shopDay } from '@sporta/domain';
import type { ShopSeller } from '../../platform/shop-identity.ts';
import { type DocumentTable, lookOf, type ShopDocument, sellerLines } from '../documents/index.ts';
import { lineCents, perOf, quantityText } from './line-amount.ts';
import { lastDay } from './quote-to-wire.ts';
import type { QuoteLineRow, QuoteRow } from './quotes.repo.ts';

/** The offer on paper, for whoever in the company decides with one in hand. @param quote with prices, whatever became of it */
export function quotePaper(
  quote: QuoteRow & { lines: QuoteLineRow[] },
  { now, seller }: { now: Date; seller: ShopSeller },
): ShopDocument {
  const { quoteId, company, vatNumber, requestedBy, requestedAt, store, validTo, answer, lines } = quote;
  const until = validTo ? formatDayNumeric(lastDay(validTo)) : '';
  return {
    ...lookOf(seller),
    title: `Preventivo ${quoteId}`,
    subtitle: until ? `Valido fino al ${until}` : '',
    parties: [
      { label: 'VENDITORE', lines: sellerLines(seller) },
      { label: 'CLIENTE', lines: [company, `P. IVA ${vatNumber}`, `Alla cortese attenzione di ${requestedBy}`] },
    ],
    facts: [
      ['Chiesto il', formatDayNumeric(shopDay(requestedAt.getTime()))],
      ['Valido fino al', until],
      ['Sede', store],
    ],
    tables: [pricesOf(lines)],
    notes: [
      ...(answer ? [answer] : []),
      `I prezzi valgono per le quantità indicate, una volta, negli ordini della sede ${store}; quello che si ordina in più ha il prezzo del giorno.`,
      ...(lines.some(({ mode }) => mode === 'weighed')
        ? ['I prodotti a peso sono contati a peso medio: si paga il peso vero.']
        : []),
      ...(lines.some(({ priceCents }) => priceCents === null)
        ? ['Sui prodotti senza prezzo non si possono fare sconti: hanno il prezzo del giorno.']
        : []),
      'Il preventivo si accetta dalla pagina degli ordini e non impegna a ordinare.',
    ],
    madeAt: now,
  };
}

/** Lines with and without VAT, then what is due of it by rate: each line is rounded by itself, as orders round theirs. */
function pricesOf(lines: readonly QuoteLineRow[]): DocumentTable {
  const rates = new Map<number, { net: number; gross: number }>();
  const rows = lines.map((line) => {
    const { name, priceCents, vatRateBp } = line;
    const much = quantityText(line);
    if (priceCents === null) return [name, much, '—', '', rateText(vatRateBp), '—'];
    const gross = lineCents(line, priceCents);
    const net = grossToNet(gross, vatRateBp);
    const sum = rates.get(vatRateBp) ?? { net: 0, gross: 0 };
    rates.set(vatRateBp, { net: sum.net + net, gross: sum.gross + gross });
    const unit = [priceCents, grossToNet(priceCents, vatRateBp)].map((cents) => `${formatEuro(cents)}${perOf(line)}`);
    return [name, much, ...unit, rateText(vatRateBp), formatEuro(gross)];
  });
  const sums = [...rates].sort(([a], [b]) => a - b);
  const total = (pick: (sum: { net: number; gross: number }) => number) =>
    formatEuro(sums.reduce((cents, [, sum]) => cents + pick(sum), 0));
  return {
    columns: [
      { label: 'Prodotto', width: 183 },
      { label: 'Quantità', width: 62, right: true },
      { label: 'Prezzo', width: 66, right: true },
      { label: 'Senza IVA', width: 66, right: true },
      { label: 'IVA', width: 48, right: true },
      { label: 'Importo', width: 70, right: true },
    ],
    rows,
    totals: [
      ['Imponibile', '', '', '', '', total(({ net }) => net)],
      ...sums.map(([rate, { net, gross }]) => [`IVA ${rateText(rate)}`, '', '', '', '', formatEuro(gross - net)]),
      ['TOTALE', '', '', '', '', total(({ gross }) => gross)],
    ],
  };
}

const rateText = (basisPoints: number) => `${String(basisPoints / 100).replace('.', ',')} %`;
