import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vatBreakdown } from '@sporta/domain';
import { checkFile } from '@sporta/simulators/exchange-system/checks/check-file.ts';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { chargesOf } from '../invoicing/index.ts';
import type { OrderView } from '../order-book/index.ts';
import type { Fattura } from './fattura/fattura.ts';
import { holderProblems } from './fattura/fattura-problems.ts';
import { readItalianPlace } from './fattura/italian-place.ts';
import { basicText, latinText } from './fattura/latin-text.ts';
import { writeFattura } from './fattura/write-fattura.ts';
import { draftCreditNote, draftInvoice } from './fattura-of-order.ts';
import { fileNameOf, progressiveOf } from './file-name.ts';
import { sendBy } from './terms.ts';
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
const today = '2026-11-24';

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => /^(DettaglioLinee|DatiRiepilogo)$/.test(name),
});
const cents = (text: string) => Math.round(Number(text) * 100);

/** What the XML says, in cents. */
function readBack(xml: string) {
  const body = parser.parse(xml).FatturaElettronica.FatturaElettronicaBody;
  const { DettaglioLinee: lines, DatiRiepilogo: rows } = body.DatiBeniServizi;
  const netOf = (rate: string) =>
    lines
      .filter((line: { AliquotaIVA: string }) => line.AliquotaIVA === rate)
      .reduce((sum: number, line: { PrezzoTotale: string }) => sum + cents(line.PrezzoTotale), 0);
  return {
    body,
    totalCents: cents(body.DatiGenerali.DatiGeneraliDocumento.ImportoTotaleDocumento),
    rows: rows.map((row: Record<string, string>) => ({
      rateBp: cents(row.AliquotaIVA!),
      netCents: cents(row.ImponibileImporto!),
      vatCents: cents(row.Imposta!),
      ofLines: netOf(row.AliquotaIVA!),
    })),
  };
}

const draftOf = (drafted: ReturnType<typeof draftInvoice>): Fattura => {
  if ('problems' in drafted) throw new Error(JSON.stringify(drafted.problems));
  return drafted.fattura;
};

/** The XML of an order's invoice and of its credit notes, each with what the books say. */
function papersOf(order: OrderView) {
  return [
    { xml: writeFattura(draftOf(draftInvoice(order, seller, undefined)), '00001'), charges: chargesOf(order).all },
    ...order.withdrawals.map(({ withdrawalId, creditNote }, index) => ({
      xml: writeFattura(draftOf(draftCreditNote(order, withdrawalId, seller)), `0000${index + 2}`),
      charges: creditNote!.lines,
    })),
  ];
}

describe('the XML of invoices and credit notes', () => {
  it('says what the books say to the cent, for any order and any refund, and the exchange system refuses none', () => {
    fc.assert(
      fc.property(randomOrder, (order) => {
        for (const { xml, charges } of papersOf(order)) {
          const books = vatBreakdown(
            charges.filter((each) => each.cents > 0).map((each) => ({ grossCents: each.cents, rateBp: each.rateBp })),
          );
          const { rows, totalCents } = readBack(xml);
          expect(totalCents).toBe(charges.reduce((sum, each) => sum + each.cents, 0));
          for (const { netCents, ofLines } of rows) expect(ofLines).toBe(netCents);
          if (totalCents > 0) {
            expect(
              rows.map(({ rateBp, netCents, vatCents }: Record<string, number>) => [rateBp, netCents, vatCents]),
            ).toEqual(books.map(({ rateBp, netCents, vatCents }) => [rateBp, netCents, vatCents]));
          }
          expect(checkFile({ name: 'IT12345670017_00001.xml', xml }, today).refusals).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });

  const schemas = path.resolve(import.meta.dirname, '../../../../../../shared/data/fatturapa');
  it.runIf(existsSync(schemas))('is valid against the official schema', async () => {
    const schema = readFileSync(path.join(schemas, 'FatturaPA_1.2.3.xsd'), 'utf8');
    const signature = readFileSync(path.join(schemas, 'xmldsig-core-schema.xsd'), 'utf8');
    const orders = fc.sample(randomOrder, 60);
    const papers = orders.flatMap(papersOf).map(({ xml }, index) => ({ fileName: `${index}.xml`, contents: xml }));
    expect(papers.length).toBeGreaterThan(60);
    const validate = (xml: { fileName: string; contents: string }[]) =>
      validateXML({
        xml,
        schema: [{ fileName: 'fattura.xsd', contents: schema }],
        preload: [{ fileName: 'xmldsig-core-schema.xsd', contents: signature }],
      });
    const { errors, valid } = await validate(papers);
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
    // the same schema sees a fault
    const broken = papers[0]!.contents.replace('<Divisa>EUR</Divisa>', '');
    expect((await validate([{ fileName: 'broken.xml', contents: broken }])).valid).toBe(false);
  });

  it('says stamp duty above 77,47 € of exempt goods, and whom, what and which paper it is about', () => {
    const [order] = fc.sample(randomOrder, 1) as [OrderView];
    const of = (grossCents: number): OrderView => ({
      ...order,
      lines: [
        {
          ...order.lines[0]!,
          vatRateBp: 0,
          grossCents,
          deliveredCents: grossCents,
          outcome: 'picked',
          substitute: null,
        },
      ],
      itemsCents: grossCents,
      packages: [],
      deliveryCents: 0,
      certificates: [],
      certificateCents: 0,
      deliveredCents: grossCents,
      invoice: { ...order.invoice!, issuedAt: '2026-11-22T09:00:00Z' },
    });
    const read = (view: OrderView) =>
      readBack(writeFattura(draftOf(draftInvoice(view, seller, '2026-12-20')), '00001')).body;
    expect(read(of(7747)).DatiGenerali.DatiGeneraliDocumento.DatiBollo).toBeUndefined();
    const { DatiGenerali: general, DatiPagamento: payment } = read(of(7748));
    expect(general.DatiGeneraliDocumento.DatiBollo).toEqual({ BolloVirtuale: 'SI', ImportoBollo: '2.00' });
    expect(general.DatiGeneraliDocumento).toMatchObject({
      TipoDocumento: 'TD24',
      Numero: '2026/W12',
      Data: '2026-11-22',
    });
    expect(general.DatiDDT).toEqual({ NumeroDDT: 'S4K7Q2', DataDDT: '2026-11-20' });
    expect(general.DatiOrdineAcquisto).toEqual({ IdDocumento: 'ODA 4463/2026', CodiceCommessaConvenzione: 'Cucina' });
    expect(payment.DettaglioPagamento).toEqual({
      ModalitaPagamento: 'MP05',
      DataScadenzaPagamento: '2026-12-20',
      ImportoPagamento: '77.48',
      IBAN: seller.iban,
    });
  });

  it.each([
    ['REA MI-1234567 · capitale sociale 1.000.000 € i.v.', '1000000.00'],
    ['Registro imprese di Torino, REA TO-654321, Cap. Soc. Euro 10.400,50 int. vers.', '10400.50'],
    ['REA MI-1234567', undefined],
    ['Capitale sociale i.v., REA MI-1234567', undefined],
  ])('says the share capital of "%s"', (register, capital) => {
    const [order] = fc.sample(randomOrder, 1) as [OrderView];
    const xml = writeFattura(draftOf(draftInvoice(order, { ...seller, register }, undefined)), '00001');
    const { CedentePrestatore: written } = parser.parse(xml).FatturaElettronica.FatturaElettronicaHeader;
    expect(written.IscrizioneREA.CapitaleSociale).toBe(capital);
  });

  it('is an invoice of the day when it is written on the day of the delivery, in the shop’s time', () => {
    const [order] = fc.sample(randomOrder, 1) as [OrderView];
    const kindAt = (issuedAt: string) =>
      draftOf(draftInvoice({ ...order, invoice: { ...order.invoice!, issuedAt } }, seller, undefined)).kind;
    expect(kindAt('2026-11-20T22:59:00Z')).toBe('TD01');
    expect(kindAt('2026-11-20T23:01:00Z')).toBe('TD24');
  });
});

describe('what an invoice needs', () => {
  const holder = { name: 'Anna Rossi', fiscalCode: 'RSSMRA85T10A562S', address: 'Via Savona 97, 20144 Milano MI' };
  const fieldsOf = (change: object) => holderProblems({ ...holder, ...change }).map(({ field }) => field);

  it('is named field by field', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ fiscalCode: undefined })).toEqual(['vat_number']);
    expect(fieldsOf({ fiscalCode: 'RSSMRA85T10A562T' })).toEqual(['fiscal_code']);
    expect(fieldsOf({ vatNumber: '12345670018' })).toEqual(['vat_number']);
    expect(fieldsOf({ recipientCode: 'UFABCD' })).toEqual(['recipient_code']);
    expect(fieldsOf({ address: 'Via Savona, Milano', name: ' ' })).toEqual(['name', 'address']);
  });

  it('reads addresses as they are kept, commas and all', () => {
    expect(readItalianPlace('Corso Como, 5, 20154 Milano MI')).toEqual({
      street: 'Corso Como, 5',
      cap: '20154',
      city: 'Milano',
      province: 'MI',
    });
    expect(readItalianPlace('Via Roma 1, 00042 Anzio')).toEqual({ street: 'Via Roma 1', cap: '00042', city: 'Anzio' });
    expect(readItalianPlace('Via Roma 1, Anzio')).toBeUndefined();
  });

  it('writes texts in the signs the format has, never more than fit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 80 }), (text, most) => {
        expect(latinText(text, most)).toMatch(new RegExp(`^[\\x20-\\x7e\\xa1-\\xff]{0,${most}}$`));
        expect(basicText(text, most)).toMatch(new RegExp(`^[\\x20-\\x7e]{0,${most}}$`));
      }),
    );
    expect(latinText('L’olio – 5 € “extra”\u00a0', 80)).toBe('L\'olio - 5 EUR "extra"');
  });

  it('counts the days the law gives, and names files apart', () => {
    expect(sendBy({ kind: 'TD01', day: '2026-11-22', deliveredDay: '2026-11-22' })).toBe('2026-12-04');
    expect(sendBy({ kind: 'TD24', day: '2027-01-02', deliveredDay: '2026-12-30' })).toBe('2027-01-15');
    expect(sendBy({ kind: 'TD24', day: '2026-12-01', deliveredDay: '2026-11-30' })).toBe('2026-12-15');
    expect(fileNameOf('12345670017', progressiveOf(36))).toBe('IT12345670017_00010.xml');
  });
});
