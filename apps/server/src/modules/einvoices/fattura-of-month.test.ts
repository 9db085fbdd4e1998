import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, vatBreakdown } from '@sporta/domain';
import { checkFile } from '@sporta/simulators/exchange-system/checks/check-file.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { chargesOf, deliveryDay, owedCents } from '../invoicing/index.ts';
import { renderMonthInvoice } from '../invoicing/month-invoice.ts';
import { inOrderOfDelivery, planMonth } from '../invoicing/month-plan.ts';
import type { OrderView } from '../order-book/index.ts';
import { writeFattura } from './fattura/write-fattura.ts';
import { draftMonthInvoice } from './fattura-of-month.ts';
import { randomOrder } from './testing/random-order.ts';

const seller = {
  name: 'Sporta S.p.A.',
  address: 'Via Tortona 31, 20144 Milano MI',
  vatNumber: '12345670017',
  register: 'REA MI-1234567 · capitale sociale 1.000.000 € i.v.',
  phone: '',
  email: '',
  iban: 'IT60X0542811101000000123456',
};
const today = '2026-12-02';

/** Orders of one November, some on account and some paid by card. */
const monthOf = (orders: readonly OrderView[]): OrderView[] =>
  inOrderOfDelivery(
    orders.map((order, index) => {
      const { totalCents } = chargesOf(order);
      const onAccount = index % 3 !== 0;
      const payment = {
        kind: onAccount ? 'due-date' : 'card',
        state: 'captured',
        amountCents: totalCents,
        settledCents: totalCents,
        capturedCents: totalCents,
        refundedCents: 0,
      };
      const day = addDays('2026-11-01', index % 30);
      const invoice = {
        ...order.invoice!,
        invoiceId: 1,
        month: '2026-11',
        issuedAt: '2026-12-01T03:07:00Z',
        dueDay: '2027-01-15',
      };
      return {
        ...order,
        orderId: index + 1,
        orderNumber: `S${String(index).padStart(5, '0')}`,
        invoiceHolder: invoice.holder,
        payments: [payment],
        events: [{ ...order.events[0]!, at: `${day}T18:30:00Z` }],
        invoice,
      } as unknown as OrderView;
    }),
  );

function xmlOf(orders: readonly OrderView[]): string {
  const drafted = draftMonthInvoice(orders, seller);
  if ('problems' in drafted) throw new Error(JSON.stringify(drafted.problems));
  return writeFattura(drafted.fattura, '00001');
}

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);
const cents = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

describe('the XML of an invoice of a month', () => {
  it('says what the books say to the cent, each line with the delivery it came with, and the exchange system takes it', () => {
    fc.assert(
      fc.property(fc.array(randomOrder, { minLength: 1, maxLength: 12 }), (some) => {
        const orders = monthOf(some);
        const xml = xmlOf(orders);
        const charges = orders.flatMap((order) => chargesOf(order).all).filter((each) => each.cents > 0);
        const total = charges.reduce((sum, each) => sum + each.cents, 0);
        expect(cents(all(xml, 'ImportoTotaleDocumento'))).toBe(total);
        if (total > 0) {
          const rows = vatBreakdown(charges.map((each) => ({ grossCents: each.cents, rateBp: each.rateBp })));
          expect(all(xml, 'Imposta').map((text) => cents([text]))).toEqual(rows.map(({ vatCents }) => vatCents));
          expect(cents(all(xml, 'PrezzoTotale'))).toBe(rows.reduce((sum, { netCents }) => sum + netCents, 0));
          // each line is of one paper, in their order
          const papers = [...xml.matchAll(/<DatiDDT>(.*?)<\/DatiDDT>/g)].map(([, inside]) => inside!);
          expect(papers.flatMap((paper) => all(paper, 'RiferimentoNumeroLinea'))).toEqual(all(xml, 'NumeroLinea'));
          const came = orders.filter((order) => chargesOf(order).totalCents > 0);
          expect(papers.map((paper) => [all(paper, 'NumeroDDT')[0], all(paper, 'DataDDT')[0]])).toEqual(
            came.map((order) => [order.orderNumber, deliveryDay(order)]),
          );
        }
        const owed = orders.reduce((sum, order) => sum + owedCents(order), 0);
        expect(cents(all(xml, 'ImportoPagamento'))).toBe(total);
        const byTransfer = [...xml.matchAll(/<ModalitaPagamento>MP05<.*?<ImportoPagamento>([^<]*)</g)].map(
          ([, text]) => text!,
        );
        expect(cents(byTransfer)).toBe(owed);
        expect(checkFile({ name: 'IT12345670017_00001.xml', xml }, today).refusals).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  const schemas = path.resolve(import.meta.dirname, '../../../../../../shared/data/fatturapa');
  it.runIf(existsSync(schemas))('is valid against the official schema', async () => {
    const months = Array.from({ length: 15 }, () => xmlOf(monthOf(fc.sample(randomOrder, 7))));
    const { errors, valid } = await validateXML({
      xml: months.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
      schema: [{ fileName: 'fattura.xsd', contents: readFileSync(path.join(schemas, 'FatturaPA_1.2.3.xsd'), 'utf8') }],
      preload: [
        {
          fileName: 'xmldsig-core-schema.xsd',
          contents: readFileSync(path.join(schemas, 'xmldsig-core-schema.xsd'), 'utf8'),
        },
      ],
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  it('holds 500 deliveries, and makes another invoice where lines could no longer be numbered', async () => {
    const orders = monthOf(fc.sample(randomOrder, { numRuns: 500, seed: 7 }));
    const [planned, ...more] = planMonth(orders);
    expect(more).toEqual([]);
    const xml = xmlOf(planned!.orders);
    expect(all(xml, 'NumeroDDT').length).toBeGreaterThan(450);
    // the exchange system takes files of 5 MB
    expect(Buffer.byteLength(xml)).toBeLessThan(5_000_000);
    expect(checkFile({ name: 'IT12345670017_00001.xml', xml }, today).refusals).toEqual([]);
    expect((await renderMonthInvoice(planned!.orders, seller)).subarray(0, 5).toString()).toBe('%PDF-');

    const parts = planMonth(orders, 1000);
    expect(parts.flatMap((part) => part.orders.map(({ orderId }) => orderId))).toEqual(
      orders.map(({ orderId }) => orderId),
    );
    for (const part of parts) {
      expect(all(xmlOf(part.orders), 'NumeroLinea').length).toBeLessThanOrEqual(1000);
    }
  });
});
