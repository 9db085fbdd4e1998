import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { Offer, Tint } from './table.ts';
import { numberOf, slugOf } from './text.ts';

/** A product of the tables with what the promotions look at. */
export interface Placed {
  row: ProductRow;
  department: string;
  tint: Tint;
  offer?: Offer;
  /** Stays out of the offers spread by article code. */
  steady: boolean;
}

const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Share of the other products, in thousandths, that get a percentage of the week by their article code. */
const WEEKLY_SHARE = 215;
const WEEKLY_PERCENTS = [20, 25, 30] as const;
const SOON_SHARE = 25;
const PAST_SHARE = 25;

const percentText = (percent: number) => `−${percent}%`;

/** Promotions written in the tables, one row per kind and value, plus one per product for fixed prices. */
function written(products: readonly Placed[], today: string): PromotionRow[] {
  const rows = new Map<string, PromotionRow>();
  const week = { startsOn: today, endsOn: shift(today, 10) };
  const join = (code: string, product: string, make: () => Omit<PromotionRow, 'kind' | 'code' | 'products'>) => {
    const row = rows.get(code) ?? ({ kind: 'promotion', code, products: [], ...make() } as PromotionRow);
    row.products?.push(product);
    rows.set(code, row);
  };
  for (const { row, offer, department, tint } of products) {
    if (!offer) continue;
    const { code, name, brand } = row;
    if ('price' in offer) {
      join(`PREZZO-${code}`, code, () => ({
        ...week,
        name: `Prezzo in offerta: ${[brand, name].filter(Boolean).join(' ')}`.slice(0, 120),
        promotion: 'fixed-price',
        amount: offer.price,
        ...(offer.maxPerOrder ? { maxPerOrder: offer.maxPerOrder } : {}),
      }));
    } else if ('take' in offer) {
      join(`${offer.take}X${offer.pay}-${slugOf(brand || tint)}`, code, () => ({
        ...week,
        name: `Prendi ${offer.take}, paghi ${offer.pay}: ${brand || department}`,
        promotion: 'm-for-n',
        take: offer.take,
        pay: offer.pay,
      }));
    } else if ('nth' in offer) {
      join(`SECONDO-${offer.percent}-${slugOf(brand || tint)}`, code, () => ({
        ...week,
        name: `Il secondo a metà prezzo: ${brand || department}`,
        promotion: 'nth-piece',
        take: offer.nth,
        percent: offer.percent,
      }));
    } else if ('bundle' in offer) {
      join(`INSIEME-${offer.bundle}-${slugOf(brand || tint)}-${Math.round(offer.amount * 100)}`, code, () => ({
        ...week,
        name: `${offer.bundle} pezzi a ${offer.amount.toFixed(2).replace('.', ',')} €: ${brand || department}`,
        promotion: 'bundle-price',
        take: offer.bundle,
        amount: offer.amount,
      }));
    } else if (offer.only === 'members') {
      join(`SOCI-${offer.percent}-${tint}`, code, () => ({
        ...week,
        name: `${percentText(offer.percent)} per chi ha la carta: ${department}`,
        promotion: 'member-only',
        percent: offer.percent,
        endsOn: shift(today, 24),
      }));
    } else {
      const when = offer.when ?? 'now';
      const dates = {
        now: week,
        'next-week': { startsOn: shift(today, 7), endsOn: shift(today, 20) },
        ended: { startsOn: shift(today, -24), endsOn: shift(today, -8) },
      }[when];
      join(`TABELLA-${offer.percent}-${when}-${tint}${offer.only ? '-aziende' : ''}`, code, () => ({
        ...dates,
        name: `${percentText(offer.percent)}: ${department}`,
        promotion: 'percentage',
        percent: offer.percent,
        ...(offer.only === 'business' ? { segment: 'business' as const } : {}),
      }));
    }
  }
  return [...rows.values()];
}

/** Percentages of this week, of next week and of the past, spread over every department by article code. */
function spread(products: readonly Placed[], today: string): PromotionRow[] {
  const rows = new Map<string, PromotionRow>();
  for (const { row, department, tint, offer, steady } of products) {
    if (offer || steady || row.natureId === 8 || row.promotable === false) continue;
    const chance = numberOf(`offer/${row.code}`) % 1000;
    const percent = WEEKLY_PERCENTS[numberOf(`percent/${row.code}`) % 3] as number;
    const [when, startsOn, endsOn] =
      chance < WEEKLY_SHARE
        ? ['settimana', shift(today, -2), shift(today, 10)]
        : chance < WEEKLY_SHARE + SOON_SHARE
          ? ['prossima', shift(today, 7), shift(today, 20)]
          : chance < WEEKLY_SHARE + SOON_SHARE + PAST_SHARE
            ? ['passata', shift(today, -24), shift(today, -8)]
            : [undefined, today, today];
    if (!when) continue;
    const code = `${when.toUpperCase()}-${percent}-${tint}`;
    const promotion =
      rows.get(code) ??
      ({
        kind: 'promotion',
        code,
        name: `${percentText(percent)} ${department}`,
        promotion: 'percentage',
        percent,
        products: [],
        startsOn: startsOn as string,
        endsOn: endsOn as string,
      } satisfies PromotionRow);
    promotion.products?.push(row.code);
    rows.set(code, promotion);
  }
  return [...rows.values()];
}

/** Promotions on the whole basket, the delivery and the gift. */
function ofTheBasket(products: readonly Placed[], today: string): PromotionRow[] {
  const gift = products.find(({ row }) => row.natureId === 8);
  const season = { startsOn: shift(today, -14), endsOn: shift(today, 41) };
  return [
    ...(gift
      ? [
          {
            kind: 'promotion' as const,
            code: 'OMAGGIO-BORSA',
            name: 'Borsa in cotone in omaggio con 70 € di spesa',
            promotion: 'threshold-gift' as const,
            threshold: 70,
            giftCode: gift.row.code,
            stackable: true,
            ...season,
          },
        ]
      : []),
    {
      kind: 'promotion',
      code: 'BENVENUTO',
      name: 'Benvenuto: −10% sulla prima spesa',
      promotion: 'first-order',
      percent: 10,
      threshold: 50,
      promoCode: 'BENVENUTO',
      stackable: true,
      ...season,
    },
    {
      kind: 'promotion',
      code: 'PRIMA-CONSEGNA',
      name: 'Consegna gratuita sul primo ordine',
      promotion: 'delivery-discount',
      firstOrder: true,
      segment: 'household',
      startsOn: shift(today, -14),
      endsOn: shift(today, 365),
    },
    {
      kind: 'promotion',
      code: 'SPESA100',
      name: '5 € in meno con 100 € di spesa',
      promotion: 'basket-discount',
      amount: 5,
      threshold: 100,
      promoCode: 'SPESA100',
      stackable: true,
      ...season,
    },
    {
      kind: 'promotion',
      code: 'CONSEGNA2',
      name: '2 € in meno sulla consegna da 60 €',
      promotion: 'delivery-discount',
      amount: 2,
      threshold: 60,
      promoCode: 'CONSEGNA2',
      stackable: true,
      ...season,
    },
    {
      kind: 'promotion',
      code: 'ROMA-APERTURA',
      name: 'Roma Ostiense: consegna a 2,90 € in meno',
      promotion: 'delivery-discount',
      amount: 2.9,
      threshold: 50,
      warehouses: ['roma-ostiense'],
      stackable: true,
      startsOn: shift(today, 7),
      endsOn: shift(today, 37),
    },
    {
      kind: 'promotion',
      code: 'PERSONALE',
      name: 'Sconto del personale',
      promotion: 'basket-discount',
      percent: 5,
      threshold: 20,
      segment: 'staff',
      startsOn: shift(today, -200),
      endsOn: shift(today, 165),
    },
  ];
}

/** All promotion rows of the demo, dated around `today` (YYYY-MM-DD). */
export function promotionRows(products: readonly Placed[], today: string): PromotionRow[] {
  return [...written(products, today), ...spread(products, today), ...ofTheBasket(products, today)];
}
