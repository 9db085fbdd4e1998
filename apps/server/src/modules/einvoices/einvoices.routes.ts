import { calls, pageOfListed } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { xmlAnswer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { writeLook } from '../audit/index.ts';
import { documentPdf } from '../invoicing/index.ts';
import { countEinvoices, readDocument, readEinvoice, readEinvoices, readLatestFile } from './einvoice-list.repo.ts';
import { detailToWire, rowToWire } from './einvoice-to-wire.ts';
import { resendEinvoice } from './resend-einvoice.ts';

/** The room "Fatture" of the Banco. */
export function registerEinvoiceRoutes(app: FastifyInstance): void {
  const { staffInvoices } = calls;

  registerCall(app, staffInvoices.list, async (c) => {
    const { page, page_size: pageSize, ...filter } = c.input;
    const [rows, counts] = await Promise.all([
      readEinvoices(c.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
      countEinvoices(c.db, filter),
    ]);
    if (filter.q) await writeLook(c.db, c, 'customer.search', { subject: { kind: 'customer' } });
    return {
      page: pageOfListed(counts[filter.state ?? 'all'], page, pageSize),
      invoices: rows.map(rowToWire),
      counts,
      connected: c.deps.config.einvoice !== undefined,
    };
  });

  registerCall(app, staffInvoices.detail, async (c) => pageOfEinvoice(c, c.input.einvoice_id));

  registerCall(app, staffInvoices.xml, async (c) => {
    const file = await readLatestFile(c.db, c.input.einvoice_id);
    if (file === undefined) throw notFound(c);
    if (file === null) throw c.refuse('einvoice-not-written', 'Il documento va corretto prima: il file non c’è ancora');
    return xmlAnswer(file.xml, file.name);
  });

  registerCall(app, staffInvoices.pdf, async (c) => {
    const found = await readDocument(c.db, c.input.einvoice_id);
    if (!found) throw notFound(c);
    const { number, ...document } = found;
    return documentPdf(c.db, document, { name: number.replaceAll('/', '-'), seller: c.deps.shop.seller });
  });

  registerCall(app, staffInvoices.resend, async (c) => {
    const { einvoice_id: einvoiceId, late, ...holder } = c.input;
    await resendEinvoice(c.deps, c.account, { einvoiceId, late, holder });
    return pageOfEinvoice(c, einvoiceId);
  });
}

type Asking = Pick<CallContext, 'db' | 'now' | 'account' | 'refuse'>;

const notFound = (c: Pick<CallContext, 'refuse'>) =>
  c.refuse('einvoice-not-found' as never, 'Non abbiamo trovato questo documento');

async function pageOfEinvoice(c: Asking, einvoiceId: number) {
  const detail = await readEinvoice(c.db, einvoiceId);
  if (!detail) throw notFound(c);
  await writeLook(c.db, c, 'invoice.view', {
    subject:
      detail.orderId === null
        ? { kind: 'company', id: detail.companyId!, name: detail.holder }
        : { kind: 'order', id: detail.orderId, name: detail.orderNumber! },
  });
  return { invoice: detailToWire(detail, shopDay(c.now.getTime())) };
}
