import { quoteStateLabels } from '@sporta/contract';
import { formatDayNumeric, formatEuro } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MailContent, plainName, sendLetter } from '../mails/index.ts';
import { perOf, quantityText } from './line-amount.ts';
import { lastDay } from './quote-to-wire.ts';
import { findQuote, nameOfAccount, type QuoteLineRow, type QuoteRow, readersOf } from './quotes.repo.ts';

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

/**
 * Tells who asked, and the masters, that the prices hold from now on, and who of the company said yes: others of it buy at them, too.
 * Nothing when its last day is over before the mail goes.
 */
export async function sendAcceptance(
  deps: Deps,
  { quoteId, accountId }: { quoteId: number; accountId: number },
): Promise<void> {
  const quote = await findQuote(deps.db, quoteId, deps.clock.now());
  if (quote?.state !== 'accepted' || !quote.validTo) return;
  const who = await nameOfAccount(deps.db, accountId);
  const until = formatDayNumeric(lastDay(quote.validTo));
  const title = `Il preventivo ${quoteId} è accettato`;
  const content: MailContent = {
    subject: title,
    preview: `I suoi prezzi valgono fino al ${until}`,
    title,
    blocks: [
      {
        kind: 'text',
        text: `${who ? `L’ha accettato ${plainName(who)}. ` : ''}Fino al ${until} i prezzi, IVA inclusa, valgono nei carrelli di tutta l’azienda per ${quote.store}, per le quantità richieste: quello che si ordina in più ha il prezzo di sempre.`,
      },
      pricesOf(quote.lines),
      { kind: 'button', label: 'Vedi i preventivi', url: `${deps.config.publicUrl}/profile/orders#preventivi` },
    ],
  };
  for (const email of await readersOf(deps.db, quoteId)) await sendLetter(deps, email, content);
}

const titles: Partial<Record<QuoteRow['state'], (id: number) => string>> = {
  offered: (id) => `Il preventivo ${id} è pronto`,
  declined: (id) => `Non possiamo fare il preventivo ${id}`,
  withdrawn: (id) => `Il preventivo ${id} è stato ritirato`,
};

function letterOf(quote: QuoteRow & { lines: QuoteLineRow[] }, publicUrl: string): MailContent {
  const { quoteId, state, validTo, answer, lines } = quote;
  const title = titles[state]?.(quoteId) ?? `Preventivo ${quoteId}: ${quoteStateLabels[state]}`;
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
            pricesOf(lines),
          ]
        : []),
      ...(answer ? [{ kind: 'text' as const, text: isOffer ? answer : `Motivo: ${answer}` }] : []),
      { kind: 'button', label: 'Vedi i preventivi', url: `${publicUrl}/profile/orders#preventivi` },
    ],
  };
}

const pricesOf = (lines: readonly QuoteLineRow[]) => ({
  kind: 'facts' as const,
  rows: lines
    .filter(({ priceCents }) => priceCents !== null)
    .slice(0, mostLines)
    .map((line) => [`${line.name} × ${quantityText(line)}`, `${formatEuro(line.priceCents!)}${perOf(line)}`] as const),
});
