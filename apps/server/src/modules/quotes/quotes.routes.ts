import { calls, pageOfListed, type QuoteState } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../platform/errors.ts';
import { pdfAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { writeLook } from '../audit/index.ts';
import { emailNotConfirmed } from '../company/index.ts';
import { renderDocument } from '../documents/index.ts';
import { acceptQuote, endQuote, offerQuote } from './answer-quote.ts';
import { quotePaper } from './quote-paper.ts';
import { quoteToWire } from './quote-to-wire.ts';
import { quoteNotFound, quoteNotOpen } from './quotes.errors.ts';
import { findQuote, listQuotes, quotesOfCompany } from './quotes.repo.ts';
import { requestQuote } from './request-quote.ts';
import { rowToWire, staffQuoteOf } from './staff-quote-page.ts';

type Context = Pick<CallContext, 'db' | 'account' | 'now'>;

export function registerQuoteRoutes(app: FastifyInstance): void {
  const { quotes } = calls;

  registerCall(app, quotes.list, (c) => quotesOf(c));

  registerCall(app, quotes.request, async (c) => {
    const { company, actedBy } = c.account;
    await requestQuote(c.deps, {
      ...whoOf(c),
      ...c.input,
      note: c.input.note,
      wished: c.input.wished,
      begunBy: actedBy && { account: actedBy, company: company!.name },
      now: c.now,
    });
    return quotesOf(c);
  });

  registerCall(app, quotes.accept, async (c) => {
    await acceptQuote(c.deps, whoOf(c), c.input.quote_id, c.now);
    return quotesOf(c);
  });

  registerCall(app, quotes.paper, async (c) => {
    const companyId = companyOf(c);
    const { accountId, isMaster } = c.account;
    const quote = await findQuote(c.db, c.input.quote_id, c.now);
    if (quote?.companyId !== companyId || !(isMaster || quote.accountId === accountId)) throw quoteNotFound();
    if (!withPrices.has(quote.state)) throw quoteNotOpen('Questo preventivo non ha prezzi.');
    const paper = quotePaper(quote, { now: c.now, seller: c.deps.shop.seller });
    return pdfAnswer(await renderDocument(paper), `preventivo-${quote.quoteId}.pdf`);
  });

  registerStaffRoutes(app);
}

/** States in which an offer can be read on paper. */
const withPrices: ReadonlySet<QuoteState> = new Set(['offered', 'accepted', 'expired']);

function registerStaffRoutes(app: FastifyInstance): void {
  const { staffQuotes } = calls;

  registerCall(app, staffQuotes.list, async ({ db, input, now }) => {
    const { page, page_size: pageSize, state } = input;
    const { rows, total, waiting } = await listQuotes(db, { state, page, pageSize, now });
    return {
      page: pageOfListed(total, page, pageSize),
      waiting,
      quotes: rows.map(({ lines, ...row }) => rowToWire(row, lines)),
    };
  });

  registerCall(app, staffQuotes.detail, async (c) => {
    const quote = await staffQuoteOf(c, c.input.quote_id);
    await writeLook(c.db, c, 'quote.view', { subject: { kind: 'company', id: quote.companyId, name: quote.company } });
    return { quote };
  });

  registerCall(app, staffQuotes.offer, async (c) => {
    const { quote_id: quoteId, prices, valid_until: validUntil, note } = c.input;
    const cents = new Map(prices.map((each) => [each.quote_line_id, euroToCents(each.price)]));
    await offerQuote(c.deps, c, { quoteId, prices: cents, validUntil, note });
    return { quote: await staffQuoteOf(c, quoteId) };
  });

  for (const [call, state] of [
    [staffQuotes.decline, 'declined'],
    [staffQuotes.withdraw, 'withdrawn'],
  ] as const) {
    registerCall(app, call, async (c) => {
      await endQuote(c.deps, c, { quoteId: c.input.quote_id, state, reason: c.input.reason });
      return { quote: await staffQuoteOf(c, c.input.quote_id) };
    });
  }
}

function companyOf({ account }: Context): number {
  if (!account.company) throw forbidden('I preventivi sono per le aziende.');
  return account.company.companyId;
}

/** @throws BusinessError `email-not-confirmed` */
function whoOf(c: Context) {
  const companyId = companyOf(c);
  if (!c.account.emailConfirmed) throw emailNotConfirmed();
  return { companyId, accountId: c.account.accountId, isMaster: c.account.isMaster };
}

async function quotesOf(c: Context) {
  const { accountId, isMaster, company } = c.account;
  if (!company) return { quotes: [] };
  const { companyId } = company;
  const rows = await quotesOfCompany(c.db, { companyId, accountId: isMaster ? undefined : accountId, now: c.now });
  return { quotes: rows.map((row) => quoteToWire(row, { accountId, isMaster })) };
}
