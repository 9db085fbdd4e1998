import { expect, it } from 'vitest';
import type { ShopSeller } from '../../platform/shop-identity.ts';
import { quotePaper } from './quote-paper.ts';
import type { QuoteLineRow } from './quotes.repo.ts';

const seller = { name: 'Bottega S.r.l.', vatNumber: '01234567897' } as ShopSeller;
const line = (quoteLineId: number, more: Partial<QuoteLineRow>): QuoteLineRow => ({
  quoteLineId,
  productId: quoteLineId,
  name: `Prodotto ${quoteLineId}`,
  mode: 'piece',
  averageGrams: null,
  vatRateBp: 1000,
  quantity: 10_000,
  taken: 0,
  priceCents: 2000,
  ...more,
});
const spoken = (rows: readonly string[][] | undefined) =>
  rows?.map((row) => row.map((text) => text.replaceAll('\u00a0', ' ')));

it('says each price with and without VAT, and what is due by rate', () => {
  const { title, subtitle, tables, notes } = quotePaper(
    {
      quoteId: 12,
      companyId: 1,
      company: 'Trattoria Bassi',
      vatNumber: '09876543217',
      accountId: 1,
      requestedBy: 'Anna Bassi',
      warehouseId: 1,
      store: 'Milano',
      state: 'offered',
      note: null,
      wished: null,
      answer: null,
      validTo: new Date('2026-12-12T23:00:00Z'),
      requestedAt: new Date('2026-11-28T10:00:00Z'),
      lines: [
        line(1, {}),
        line(2, { mode: 'loose', quantity: 2500, priceCents: 1234, vatRateBp: 400 }),
        line(3, { priceCents: null, vatRateBp: 400 }),
        line(4, { mode: 'weighed', averageGrams: 500, quantity: 12_000, priceCents: 1131 }),
      ],
    },
    { now: new Date('2026-11-28T11:00:00Z'), seller },
  );
  expect([title, subtitle]).toEqual(['Preventivo 12', 'Valido fino al 12/12/2026']);
  const [table] = tables;
  expect(spoken(table?.rows)).toEqual([
    ['Prodotto 1', '10 pz', '20,00 €', '18,18 €', '10 %', '200,00 €'],
    ['Prodotto 2', '2,5 kg', '12,34 €/kg', '11,87 €/kg', '4 %', '30,85 €'],
    ['Prodotto 3', '10 pz', '—', '', '4 %', '—'],
    ['Prodotto 4', '12 pz, ca. 6 kg', '11,31 €/kg', '10,28 €/kg', '10 %', '67,86 €'],
  ]);
  expect(spoken(table?.totals)?.map((row) => [row[0], row.at(-1)])).toEqual([
    ['Imponibile', '273,17 €'],
    ['IVA 4 %', '1,19 €'],
    ['IVA 10 %', '24,35 €'],
    ['TOTALE', '298,71 €'],
  ]);
  expect(table?.columns.reduce((sum, { width }) => sum + width, 0)).toBe(495);
  expect(notes.join(' ')).toContain('si paga il peso vero');
  expect(notes.join(' ')).toContain('Sui prodotti senza prezzo');
});
