import { addDays, centsToEuro, daysBetween, formatDayNumeric, grossToNet, shopDay, shopDayStart } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { quoteNotFound, quoteNotOpen } from './quotes.errors.ts';
import { closeQuote, findQuote, lockQuote, writeAcceptance, writeOffer } from './quotes.repo.ts';

/** Days an offer may hold at most. */
const longestOffer = 180;

/** The quote as it is, locked. @throws BusinessError `quote-not-found` */
async function locked(tx: Tx, quoteId: number, now: Date) {
  await lockQuote(tx, quoteId);
  const quote = await findQuote(tx, quoteId, now);
  if (!quote) throw quoteNotFound();
  return quote;
}

/**
 * Offers prices for what was asked. Never changes an offer: what a company may be reading stays as it is, or is withdrawn.
 * @throws BusinessError with one of the codes of `staff/quote/offer`
 */
export function offerQuote(
  deps: Deps,
  actor: AuditActor,
  input: { quoteId: number; prices: ReadonlyMap<number, number>; validUntil: string; note: string | undefined },
): Promise<void> {
  const { now } = actor;
  const days = daysBetween(shopDay(now.getTime()), input.validUntil);
  if (days < 0 || days > longestOffer) {
    throw new BusinessError('day-too-far', `Scegli un giorno da oggi a ${longestOffer} giorni`, {
      field: 'valid_until',
    });
  }
  const { catalogue } = catalogueOf(deps);
  return withTransaction(deps.db, async (tx) => {
    const quote = await locked(tx, input.quoteId, now);
    if (quote.state !== 'requested') throw quoteNotOpen('A questo preventivo è già stato risposto.');
    const lineOf = new Map(quote.lines.map((line) => [line.quoteLineId, line]));
    for (const [id] of input.prices) {
      const line = lineOf.get(id);
      if (!line) throw new BusinessError('line-not-found', 'Una riga non è di questo preventivo', { field: 'prices' });
      if (catalogue.product(line.productId)?.promotable === false) {
        throw new BusinessError('price-not-allowed', `${line.name}: su questo prodotto non si possono fare sconti`, {
          field: 'prices',
        });
      }
    }
    await writeOffer(tx, {
      quoteId: quote.quoteId,
      prices: input.prices,
      validTo: new Date(shopDayStart(addDays(input.validUntil, 1))),
      answer: input.note,
      now,
    });
    await writeOutbox(tx, 'quotes.answered', { quoteId: quote.quoteId });
    await writeAudit(tx, actor, 'quote.offer', {
      subject: { kind: 'company', id: quote.companyId, name: quote.company },
      warehouseId: quote.warehouseId,
      after: {
        quote: quote.quoteId,
        validUntil: input.validUntil,
        prices: [...input.prices].map(([id, cents]) => ({
          product: lineOf.get(id)!.name,
          price: centsToEuro(cents),
          net: centsToEuro(grossToNet(cents, lineOf.get(id)!.vatRateBp)),
        })),
      },
    });
  });
}

const mayClose = { declined: 'requested', withdrawn: 'offered' } as const;
const actions = { declined: 'quote.decline', withdrawn: 'quote.withdraw' } as const;

/** Ends a quote with a reason the company reads. @throws BusinessError `quote-not-found`, `quote-not-open` */
export function endQuote(
  deps: Deps,
  actor: AuditActor,
  input: { quoteId: number; state: 'declined' | 'withdrawn'; reason: string },
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const quote = await locked(tx, input.quoteId, actor.now);
    if (quote.state !== mayClose[input.state]) {
      throw quoteNotOpen(
        input.state === 'declined'
          ? 'A questo preventivo è già stato risposto.'
          : 'Si può ritirare solo un preventivo che non è stato ancora accettato.',
      );
    }
    await closeQuote(tx, { ...input, now: actor.now });
    await writeOutbox(tx, 'quotes.answered', { quoteId: quote.quoteId });
    await writeAudit(tx, actor, actions[input.state], {
      subject: { kind: 'company', id: quote.companyId, name: quote.company },
      warehouseId: quote.warehouseId,
      after: { quote: quote.quoteId },
      reason: input.reason,
    });
  });
}

/**
 * Takes an offer, once: from now on its prices are in the carts of the company. A second press finds it accepted and changes nothing.
 * @throws BusinessError `quote-not-found`, `quote-not-open`
 */
export function acceptQuote(
  deps: Deps,
  who: { companyId: number; accountId: number; isMaster: boolean },
  quoteId: number,
  now: Date,
): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const quote = await locked(tx, quoteId, now);
    if (quote.companyId !== who.companyId || !(who.isMaster || quote.accountId === who.accountId))
      throw quoteNotFound();
    if (quote.state === 'accepted') return;
    if (quote.state === 'expired') {
      const day = formatDayNumeric(shopDay(quote.validTo!.getTime() - 1));
      throw quoteNotOpen(`Questo preventivo valeva fino al ${day}: chiedine uno nuovo.`);
    }
    if (quote.state !== 'offered') throw quoteNotOpen('Questo preventivo non si può accettare.');
    await writeAcceptance(tx, quoteId, now);
    await writeOutbox(tx, 'quotes.accepted', { quoteId, accountId: who.accountId });
  });
}
