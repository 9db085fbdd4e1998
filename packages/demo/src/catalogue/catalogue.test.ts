import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { importRow } from '@sporta/contract/import/catalogue-rows.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { allergenOfWord } from './build/allergens.ts';
import { checkDigit } from './build/ean.ts';
import { demoRows } from './index.ts';

const TODAY = '2026-11-20';
const raw = demoRows(TODAY);
type Row = z.output<typeof importRow>;
const rows: Row[] = raw.flatMap((row) => {
  const parsed = importRow.safeParse(row);
  return parsed.success ? [parsed.data] : [];
});
const products = rows.filter((row) => row.kind === 'product');
const categories = rows.filter((row) => row.kind === 'category');
const promotions = rows.filter((row) => row.kind === 'promotion');

const named = (name: string, brand: string, size: string) => {
  const found = products.filter((row) => row.name === name && row.brand === brand && row.description === size);
  expect(found, `${brand} ${name} ${size}`).toHaveLength(1);
  return found[0] as (typeof products)[number];
};

describe('rows', () => {
  it('all pass the schema of the import', () => {
    const bad = raw.filter((row) => !importRow.safeParse(row).success);
    expect(bad).toEqual([]);
  });

  it('are the same at every call', () => {
    expect(demoRows(TODAY)).toEqual(raw);
  });

  it('only change with the day where dates stand', () => {
    const undated = (day: string) => JSON.stringify(demoRows(day)).replace(/"\d{4}-\d{2}-\d{2}"/g, '""');
    expect(undated('2027-03-01')).toBe(undated(TODAY));
  });
});

describe('categories', () => {
  const paths = new Set(categories.map(({ path }) => path));
  const leaves = [...paths].filter((path) => ![...paths].some((other) => other.startsWith(`${path}/`)));

  it('form three levels with every parent before its children', () => {
    const seen = new Set<string>();
    for (const { path } of categories) {
      const parent = path.split('/').slice(0, -1).join('/');
      if (parent) expect(seen.has(parent), path).toBe(true);
      expect(seen.has(path), path).toBe(false);
      seen.add(path);
    }
    expect(leaves.every((path) => path.split('/').length === 3)).toBe(true);
  });

  it('are at least 16 departments with at least 100 leaves', () => {
    expect(categories.filter(({ path }) => !path.includes('/')).length).toBeGreaterThanOrEqual(16);
    expect(leaves.length).toBeGreaterThanOrEqual(100);
  });

  it('hold every product, at least four in a leaf', () => {
    const count = new Map(leaves.map((path) => [path, 0]));
    for (const { name, categories: places } of products) {
      expect(new Set(places).size, name).toBe(places.length);
      for (const place of places) {
        expect(count.has(place), `${name} in ${place}`).toBe(true);
        count.set(place, (count.get(place) ?? 0) + 1);
      }
    }
    expect([...count].filter(([, number]) => number < 4)).toEqual([]);
  });

  it('share some products', () => {
    expect(products.filter(({ categories: places }) => places.length > 1).length).toBeGreaterThan(100);
  });
});

describe('products', () => {
  it('are at least 1,300, each with its own code and name, brand and size', () => {
    expect(products.length).toBeGreaterThanOrEqual(1300);
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
    const labels = products.map(({ name, brand, description }) => `${brand}|${name}|${description}`);
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it('carry unique bar codes with a valid check digit', () => {
    const eans = products.flatMap(({ eans }) => eans);
    expect(new Set(eans).size).toBe(eans.length);
    for (const ean of eans) expect(checkDigit(ean.slice(0, 12)), ean).toBe(Number(ean[12]));
    // GS1's own worked example of the algorithm.
    expect(checkDigit('629104150021')).toBe(3);
  });

  it('use every selling mode and every kind of limit', () => {
    for (const mode of ['piece', 'pack', 'loose', 'weighed'])
      expect(products.filter(({ sellingMode }) => sellingMode === mode).length, mode).toBeGreaterThan(20);
    expect(products.some(({ quantityStep }) => quantityStep === 6)).toBe(true);
    expect(products.some(({ maxQuantity }) => maxQuantity)).toBe(true);
    expect(products.some(({ classMax }) => classMax)).toBe(true);
    expect(products.some(({ sellByBox }) => sellByBox)).toBe(true);
    expect(products.some(({ warehousePrices }) => warehousePrices)).toBe(true);
  });

  it('say what the law asks for the unit price', () => {
    for (const { name, price, sellingMode, content, contentUnit, averageGrams } of products) {
      expect(price, name).toBeDefined();
      if (sellingMode === 'loose') expect(averageGrams, name).toBeGreaterThan(0);
      else if (sellingMode === 'weighed') expect(averageGrams, name).toBeGreaterThan(50);
      else expect(content && contentUnit, name).toBeTruthy();
    }
  });

  it('have a short kind and a name without the brand', () => {
    for (const { name, brand, productKind, natureId } of products) {
      expect(productKind?.split(' ').length, name).toBeLessThanOrEqual(3);
      if (brand && natureId === 1) expect(name.toLowerCase().includes(brand.toLowerCase()), name).toBe(false);
    }
  });

  it('are nearly all in stock at the default warehouse', () => {
    const out = products.filter(({ stock }) => stock?.['milano-tortona'] === 0).length;
    expect(out / products.length).toBeGreaterThan(0.01);
    expect(out / products.length).toBeLessThan(0.04);
  });
});

describe('facts', () => {
  const marked = (text = '') => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word as string);

  it('list exactly the allergens marked in the ingredients', () => {
    for (const { name, facts } of products) {
      const words = marked(facts.ingredients);
      const listed = new Set(
        facts.allergens?.filter(({ presence }) => presence === 'contains').map(({ code }) => code),
      );
      expect(new Set(words.map(allergenOfWord)), name).toEqual(listed);
      expect(facts.ingredients ?? '', name).not.toContain('{}');
    }
  });

  it('know look-alikes that are no allergens', () => {
    expect(allergenOfWord('burro di cacao')).toBeUndefined();
    expect(allergenOfWord('latte di cocco')).toBeUndefined();
    expect(allergenOfWord('farina di grano saraceno')).toBeUndefined();
    expect(allergenOfWord('noce moscata')).toBeUndefined();
    expect(allergenOfWord('Farina di grano')).toBe('gluten');
  });

  it('never contradict a certified label', () => {
    for (const { name, labels, facts } of products) {
      const codes = new Set(facts.allergens?.filter(({ presence }) => presence === 'contains').map(({ code }) => code));
      if (labels.includes('vegano'))
        for (const code of ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'] as const)
          expect(codes.has(code), `${name}: ${code}`).toBe(false);
      if (labels.includes('senza-glutine')) expect(codes.has('gluten'), name).toBe(false);
    }
  });

  it('name the operator, and for what is not food its e-mail', () => {
    for (const { name, categories: places, facts } of products) {
      expect(facts.operator?.address, name).toMatch(/\d{5} .+ \([A-Z]{2}\)$/);
      if (/^(cura-della-casa|igiene-e-bellezza|animali)\//.test(places[0] ?? ''))
        expect(facts.operator?.email, name).toMatch(/@sporta\.example$/);
    }
  });

  it('keep the parts of the nutrition table within the whole', () => {
    const grams = (facts: (typeof products)[number]['facts'], row: string) =>
      Number(
        facts.nutrition?.rows
          .find(({ name }) => name === row)
          ?.value.replace(' g', '')
          .replace(',', '.') ?? 0,
      );
    for (const { name, facts } of products) {
      if (!facts.nutrition) continue;
      expect(grams(facts, 'di cui acidi grassi saturi'), name).toBeLessThanOrEqual(grams(facts, 'Grassi'));
      expect(grams(facts, 'di cui zuccheri'), name).toBeLessThanOrEqual(grams(facts, 'Carboidrati'));
      const sum = ['Grassi', 'Carboidrati', 'Fibre', 'Proteine', 'Sale'].reduce(
        (all, row) => all + grams(facts, row),
        0,
      );
      expect(sum, name).toBeLessThanOrEqual(104);
    }
  });

  it('keep alcohol and what is not food away from meal tickets', () => {
    for (const { name, mealTicket, alcoholPercent, categories: places } of products) {
      if ((alcoholPercent ?? 0) > 1.2) expect(mealTicket, name).toBe(false);
      if (/^(cura-della-casa|igiene-e-bellezza|animali)\//.test(places[0] ?? '')) expect(mealTicket, name).toBe(false);
    }
  });
});

describe('pictures', () => {
  it('use only food art that exists', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
    const known = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).icons));
    // Drawn by the picture factory itself.
    for (const own of ['banana-bunch', 'panettone', 'zucchina']) known.add(own);
    for (const { name, picture } of products) {
      expect(picture, name).toBeTypeOf('object');
      const art = (picture as { art?: string[] }).art ?? [];
      for (const one of art) expect(known.has(one.split('@')[0] ?? ''), `${name}: ${one}`).toBe(true);
    }
  });
});

describe('promotions', () => {
  const codes = new Set(products.map(({ code }) => code));
  const active = promotions.filter(({ startsOn, endsOn }) => startsOn <= TODAY && TODAY <= endsOn);

  it('name products that exist', () => {
    for (const { code, products: touched, giftCode } of promotions) {
      for (const one of touched) expect(codes.has(one), `${code}: ${one}`).toBe(true);
      if (giftCode) expect(products.find((row) => row.code === giftCode)?.natureId).toBe(8);
    }
    expect(new Set(promotions.map(({ code }) => code)).size).toBe(promotions.length);
  });

  it('touch about a quarter of the products today', () => {
    const touched = new Set(active.flatMap((row) => row.products));
    expect(touched.size / products.length).toBeGreaterThan(0.2);
    expect(touched.size / products.length).toBeLessThan(0.3);
  });

  it('are of every kind, some still to come and some over', () => {
    expect(new Set(promotions.map(({ promotion }) => promotion)).size).toBe(10);
    expect(promotions.some(({ startsOn }) => startsOn > TODAY)).toBe(true);
    expect(promotions.some(({ endsOn }) => endsOn < TODAY)).toBe(true);
  });

  it('never cost more than the shelf price', () => {
    for (const row of promotions.filter(({ promotion }) => promotion === 'fixed-price'))
      for (const code of row.products)
        expect(row.amount).toBeLessThan(products.find((product) => product.code === code)?.price ?? 0);
  });
});

describe('the products of the design', () => {
  const SHOWN: readonly (readonly [name: string, brand: string, size: string, price: number, onOffer?: number])[] = [
    ['Clementine di Calabria IGP in rete', 'Sporta', '1,5 kg', 3.99, 2.99],
    ['Arance Tarocco di Sicilia IGP', '', 'al kg', 1.79],
    ['Banane Cavendish', '', 'al kg', 1.69],
    ['Pomodorini ciliegino di Pachino IGP', 'Orto Vivo', '500 g', 2.95, 2.35],
    ['Carote italiane', 'Sporta', '1 kg', 1.29],
    ['Uva nera senza semi', '', '500 g', 2.79],
    ['Latte fresco intero Alta Qualità', 'Malga Alta', '1 L', 1.75],
    ['Latte parzialmente scremato UHT', 'Malga Alta', '1 L', 1.19],
    ['Uova fresche da galline allevate all’aperto', 'Sporta', '6 uova', 2.19],
    ['Yogurt alla fragola', 'Cascina Lieta', '2 × 125 g', 1.99, 1.49],
    ['Ricotta fresca vaccina', 'Cascina Lieta', '250 g', 1.69],
    ['Petto di pollo a fette', 'Sporta', 'ca. 500 g', 11.9],
    ['Tranci di salmone norvegese', 'Marefino', 'ca. 300 g', 22.9],
    ['Prosciutto crudo stagionato 18 mesi', 'Bosi & Figli', '100 g', 4.99, 3.99],
    ['Parmigiano Reggiano DOP 24 mesi', 'Ponte Alto', 'ca. 500 g', 19.9],
    ['Mozzarella fior di latte', 'Ponte Alto', '3 × 125 g', 3.95, 3.15],
    ['Penne rigate n. 41 di grano italiano', 'Molino Serra', '500 g', 1.59, 1.19],
    ['Rigatoni n. 27', 'Molino Serra', '500 g', 1.19],
    ['Spaghetti di Gragnano IGP trafilati al bronzo', 'Pastificio Orsini', '500 g', 1.89],
    ['Fusilli integrali bio', 'Sporta', '500 g', 1.35],
    ['Passata di pomodoro italiano', 'Rossoro', '700 g', 1.29],
    ['Pomodori pelati', 'Rossoro', '3 × 400 g', 2.99, 2.49],
    ['Olio extravergine di oliva 100% italiano', 'Oliveto Sanna', '750 ml', 11.9, 9.49],
    ['Tonno all’olio di oliva', 'Marefino', '3 × 80 g', 6.49, 4.49],
    ['Caffè macinato miscela Oro', 'Torremora', '2 × 250 g', 8.49, 6.49],
    ['Cioccolato fondente 72%', 'Cacaonero', '100 g', 2.29],
    ['Acqua minerale naturale', 'Fonte Lupa', '6 × 1,5 L', 2.34],
    ['Prosecco Superiore DOCG extra dry', 'Cantina Rovere', '75 cl', 9.99, 7.99],
    ['Pizza margherita', 'Polare', '2 × 335 g', 5.29, 3.99],
    ['Detersivo lavatrice 40 lavaggi', 'Limpida', '2 L', 9.99, 6.99],
    ['Carta igienica 3 veli', 'Nuvola', '4 rotoli', 2.49],
    ['Borsa in cotone Sporta', 'Sporta', '1 pezzo', 0],
  ];

  for (const [name, brand, size, price, onOffer] of SHOWN)
    it(`${brand} ${name} ${size}`.trim(), () => {
      const product = named(name, brand, size);
      expect(product.price).toBe(price);
      const offers = promotions.filter((row) => row.products.includes(product.code) && row.startsOn <= TODAY);
      expect(offers.map(({ amount }) => amount)).toEqual(onOffer ? [onOffer] : []);
    });
});

/** Median unit prices (euro per kg, litre, piece, roll) of Italian supermarkets in 2026, by product kind. */
const MEDIANS: readonly (readonly [kind: RegExp, median: number, inside?: string])[] = [
  [/^banane$/, 1.98],
  [/^mele$/, 2.48],
  [/^arance$/, 1.98],
  [/^limoni$/, 2.98],
  [/^pomodor(i|ini)$/, 3.96, 'frutta-e-verdura/'],
  [/^insalata$/, 9.9],
  [/^zucchine$/, 3.32],
  [/^grissini$/, 10.45],
  [/^fette biscottate$/, 5.88],
  [/^piadina$/, 8.3],
  [/^uova$/, 0.39],
  [/^burro$/, 15.96],
  [/^yogurt$/, 5.16],
  [/^mozzarella$/, 11.71],
  [/^parmigiano reggiano$/, 23.16],
  [/^gorgonzola$/, 13.6],
  [/^ricotta$/, 10.99],
  [/^prosciutto cotto$/, 24.99],
  [/^prosciutto crudo$/, 33.23],
  [/^mortadella$/, 19.96],
  [/^salame$/, 23.99],
  [/^bresaola$/, 41.99],
  [/^würstel$/, 5.9],
  [/^petto di pollo$/, 17.49],
  [/^hamburger$/, 15.94],
  [/^salsiccia$/, 11.2],
  [/^salmone affumicato$/, 57.27],
  [/^tonno$/, 25.29, 'conserve-e-condimenti/'],
  [/^(penne rigate|rigatoni|fusilli|spaghetti|farfalle|linguine)$/, 2.98],
  [/^riso$/, 5.6],
  [/^olio extravergine$/, 17.32],
  [/^passata/, 2.89],
  [/^pomodori pelati$/, 2.49],
  [/^pesto$/, 15.84],
  [/^caffè macinato$/, 22.76],
  [/^capsule di caffè$/, 0.33],
  [/^(frollini|biscotti secchi)$/, 8.31],
  [/^corn flakes$/, 9.96],
  [/^confettura$/, 9.43],
  [/^crema spalmabile$/, 17.69],
  [/^miele$/, 16.98],
  [/^cioccolato$/, 22.9],
  [/^patatine$/, 11.47],
  [/^cola$/, 1.53],
  [/^birra$/, 3.63],
  [/^prosecco$/, 10.54],
  [/^pizza surgelata$/, 9.58],
  [/^carta igienica$/, 0.83],
  [/^shampoo$/, 11.96],
  [/^dentifricio$/, 44.67],
  [/^pannolini$/, 0.2],
  [/^umido gatto$/, 7.79],
];

describe('unit prices', () => {
  for (const [kind, median, inside = ''] of MEDIANS)
    it(`of ${kind.source} lie around the median ${median}`, () => {
      const same = products.filter(
        (row) => kind.test(row.productKind ?? '') && (row.categories[0] ?? '').startsWith(inside),
      );
      expect(same.length).toBeGreaterThan(0);
      for (const { name, brand, price, sellingMode, content, contentUnit, drainedGrams } of same) {
        const whole = drainedGrams ?? content ?? 1;
        const units = contentUnit === 'g' || contentUnit === 'ml' ? whole / 1000 : whole;
        const unitPrice = sellingMode === 'loose' || sellingMode === 'weighed' ? (price ?? 0) : (price ?? 0) / units;
        expect(unitPrice / median, `${brand} ${name}`).toBeGreaterThanOrEqual(0.4);
        expect(unitPrice / median, `${brand} ${name}`).toBeLessThanOrEqual(2.5);
      }
    });
});
