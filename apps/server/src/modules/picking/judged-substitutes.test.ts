import { readFileSync } from 'node:fs';
import { demoRows } from '@sporta/demo/catalogue/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { catalogueModule, catalogueOf, type ShopView } from '../catalogue/index.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { proposalsFor } from '../substitutes/index.ts';
import { shelvesOf } from './store-products.ts';

/*
 * Proposals for products of the demo catalogue beside what somebody judged by hand: `good` may come first, `never` is wrong wherever
 * it stands; where nothing is good, nothing is better than something else.
 */

interface Judged {
  ordered: string;
  name: string;
  good: string[];
  never: string[];
}

/** Of the cases: those whose first proposal is good, and those without a wrong one among the three a picker sees. */
const bars = { first: 0.9, clean: 0.9 };

const judged: Judged[] = JSON.parse(readFileSync(new URL('./judged-substitutes.json', import.meta.url), 'utf8'));
const nothingEarlier = { bought: new Map(), refused: new Set<number>() };

let shop: TestApp;
let view: ShopView;

async function* asRows(list: object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

beforeAll(async () => {
  shop = await createTestApp([catalogueModule]);
  const { pool } = shop.deps;
  const { rows } = await pool.query(
    `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude)
     select slug, slug, 'Via Prova', 'Milano', 'MI', '20144', 45.45, 9.16
     from unnest('{milano-tortona,roma-ostiense,torino-lingotto}'::text[]) slug returning slug, warehouse_id`,
  );
  const goods = demoRows('2026-11-22').filter(({ kind }) => kind !== 'promotion');
  const report = await importCatalogue(pool, asRows(goods), { strict: true });
  expect(report.problems).toEqual([]);
  // the judgement is of products, not of what happens to be sold out
  await pool.query('update stock set on_hand = null');
  await catalogueOf(shop.deps).load();
  view = shelvesOf(shop.deps, rows.find(({ slug }) => slug === 'milano-tortona').warehouse_id);
}, 120_000);
afterAll(() => shop.close());

/** Codes proposed for a pack or half a kilogram of a product. */
function proposedFor(code: string): string[] {
  const slot = view.catalogue.slotOfCode(code)!;
  const product = view.catalogue.products[slot]!;
  const quantity = product.sellingMode === 'loose' ? 500 : 1000;
  const grossCents = Math.round((view.priceNow[slot]! * quantity) / 1000);
  const found = proposalsFor(view, { productId: product.productId, quantity, grossCents }, nothingEarlier, 3);
  return found.map(({ productId }) => view.catalogue.product(productId)!.code);
}

it('knows the products it judges by', () => {
  expect(judged.length).toBeGreaterThanOrEqual(60);
  const nameOf = (code: string) => view.catalogue.products[view.catalogue.slotOfCode(code)!]?.shortName;
  expect(judged.map(({ ordered }) => nameOf(ordered))).toEqual(judged.map(({ name }) => name));
  for (const { good, never } of judged)
    for (const code of [...good, ...never])
      expect({ code, name: nameOf(code) }).toMatchObject({ name: expect.any(String) });
});

it('proposes first what is good, and seldom what is wrong', () => {
  const answers = judged.map((each) => ({ ...each, proposed: proposedFor(each.ordered) }));
  const isFirst = ({ good, proposed }: (typeof answers)[number]) =>
    good.length === 0 ? proposed.length === 0 : proposed[0] !== undefined && good.includes(proposed[0]);
  const isClean = ({ never, proposed }: (typeof answers)[number]) => !proposed.some((code) => never.includes(code));
  const share = (test: (answer: (typeof answers)[number]) => boolean) => answers.filter(test).length / answers.length;
  const missed = answers
    .filter((each) => !isFirst(each) || !isClean(each))
    .map(({ name, proposed }) => ({ name, proposed }));
  expect(share(isFirst), JSON.stringify(missed)).toBeGreaterThanOrEqual(bars.first);
  expect(share(isClean), JSON.stringify(missed)).toBeGreaterThanOrEqual(bars.clean);
});

it('never adds an allergen, whatever was ordered', () => {
  for (const product of view.catalogue.products) {
    if (product?.natureId !== 1) continue;
    const of = (presence: string, code: string) =>
      new Set(
        (view.catalogue.products[view.catalogue.slotOfCode(code)!]!.facts.allergens ?? [])
          .filter((each) => each.presence === presence)
          .map((each) => each.code),
      );
    const mine = of('contains', product.code);
    for (const code of proposedFor(product.code)) {
      expect({
        ordered: product.code,
        code,
        added: [...of('contains', code)].filter((each) => !mine.has(each)),
      }).toMatchObject({ added: [] });
    }
  }
});
