import { quoteStateLabels } from '@sporta/contract';
import { formatDayNumeric, formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MailContent, sendLetter } from '../mails/index.ts';
import { lastDay } from './quote-to-wire.ts';
import { findQuote, type QuoteLineRow, type QuoteRow, readersOf } from './quotes.repo.ts';

/** Lines a mail shows; the page has them all. */
const mostLines = 20;

/** Tells who asked, and the masters, what the shop answered; nothing when it is another answer by now. */
export async function sendAnswer(deps: Deps, quoteId: number): Promise<void> {
  const quote = await findQuote(deps.db, quoteId, deps.clock.now());
  if (!quote || !['offered', 'declined', 'withdrawn'].includes(quote.state)) return;
  for (const email of await readersOf(deps.db, quoteId)) {
    await sendLetter(deps, email, letterOf(quote, deps.config.publicUrl));
  }
}

const titles: Partial<Record<QuoteRow['state'], (id: number) => string>> = {
  offered: (id) => `Il preventivo ${id} è pronto`,
  declined: (id) => `Non possiamo fare il preventivo ${id}`,
  withdrawn: (id) => `Il preventivo ${id} è stato ritirato`,
};

function letterOf(quote: QuoteRow & { lines: QuoteLineRow[] }, publicUrl: string): MailContent {
  const { quoteId, state, validTo, answer, lines } = quote;
  const title = titles[state]?.(quoteId) ?? `Preventivo ${quoteId}: ${quoteStateLabels[state]}`;
  const priced = lines.filter(({ priceCents }) => priceCents !== null);
  const isOffer = state === 'offered';
  return {
    subject: title,
    preview: isOffer && validTo ? `Vale fino al ${formatDayNumeric(lastDay(validTo))}` : 'Ecco perché',
    title,
    blocks: [
      ...(isOffer && validTo
        ? [
            {
              kind: 'text' as const,
              text: `I prezzi, IVA inclusa, valgono fino al ${formatDayNumeric(lastDay(validTo))} per le quantità richieste. Accettali per trovarli nel carrello.`,
            },
            {
              kind: 'facts' as const,
              rows: priced
                .slice(0, mostLines)
                .map((line) => [`${line.name} × ${quantityOf(line)}`, formatEuro(line.priceCents!)] as const),
            },
          ]
        : []),
      ...(answer ? [{ kind: 'text' as const, text: isOffer ? answer : `Motivo: ${answer}` }] : []),
      { kind: 'button', label: 'Vedi i preventivi', url: `${publicUrl}/profile/orders#preventivi` },
    ],
  };
}

const quantityOf = ({ quantity, mode }: QuoteLineRow) =>
  `${(quantity / 1000).toLocaleString('it-IT')} ${mode === 'loose' ? 'kg' : 'pz'}`;
