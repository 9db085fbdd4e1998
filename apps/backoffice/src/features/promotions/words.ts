import type { PromotionField, PromotionFields, PromotionState } from '@sporta/contract';
import { addDays, formatDayShort, type ShopDay, shopDay, shopDayStart } from '@sporta/domain';
import type { TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { euro } from '../../shared/figures/index.ts';

export type Kind = PromotionFields['kind'];

export const kindNames: Record<Kind, string> = {
  percentage: 'Sconto %',
  'fixed-price': 'Prezzo fisso',
  'm-for-n': 'M per N',
  'nth-piece': 'Pezzo a −X%',
  'bundle-price': 'Prezzo a gruppo',
  'quantity-price': 'Prezzo a quantità',
  'threshold-gift': 'Omaggio a soglia',
  'basket-discount': 'Sconto sulla spesa',
  'delivery-discount': 'Consegna',
  'first-order': 'Primo ordine',
  'member-only': 'Solo soci',
};

/** Rows of the calendar. */
export const groups = [
  { key: 'prices', name: 'Prezzi e sconti', kinds: ['percentage', 'fixed-price', 'member-only'] },
  { key: 'pieces', name: 'M per N', kinds: ['m-for-n', 'nth-piece', 'bundle-price', 'quantity-price'] },
  { key: 'thresholds', name: 'Soglie e omaggi', kinds: ['threshold-gift', 'basket-discount', 'delivery-discount'] },
  { key: 'codes', name: 'Codici e primo ordine', kinds: ['first-order'] },
] as const satisfies readonly { key: string; name: string; kinds: readonly Kind[] }[];

export type GroupKey = (typeof groups)[number]['key'];

/** What asks for a code stands with the codes, whatever it gives. */
export function groupOf({ kind, promoCode }: { kind: Kind; promoCode?: string | undefined }): GroupKey {
  if (promoCode) return 'codes';
  return groups.find(({ kinds }) => (kinds as readonly Kind[]).includes(kind))!.key;
}

export const stateNames: Record<PromotionState, string> = {
  draft: 'Bozza',
  scheduled: 'Programmata',
  active: 'In corso',
  ended: 'Finita',
};
export const stateTones: Record<PromotionState, TagTone | undefined> = {
  draft: 'warn',
  scheduled: 'info',
  active: 'green',
  ended: undefined,
};

export const segmentNames: Record<PromotionFields['segment'], string> = {
  everyone: 'Tutti',
  household: 'Famiglie',
  business: 'Aziende',
  staff: 'Collaboratori',
};

/** Kinds that act on the lines of the cart, piece by piece. */
export const onLines = (kind: Kind): boolean => groupOf({ kind }) === 'prices' || groupOf({ kind }) === 'pieces';

export const fieldNames: Record<PromotionField, string> = {
  name: 'Nome',
  kind: 'Tipo',
  percent: 'Sconto',
  amount: 'Importo',
  take: 'Prendi',
  pay: 'Paghi',
  steps: 'Scaglioni',
  threshold: 'Da una spesa di',
  giftProductId: 'Omaggio',
  firstOrder: 'Solo primo ordine',
  startsAt: 'Dal',
  endsAt: 'Al',
  warehouseIds: 'Sedi',
  segment: 'Clienti',
  promoCode: 'Codice',
  productIds: 'Prodotti',
  maxPerOrder: 'Al massimo per ordine',
  stackable: 'Si somma ad altre offerte',
  contribution: 'Contributo del fornitore',
};

/** The first and the last day of a promotion, from its instants. */
export const firstDay = (startsAt: string): ShopDay => shopDay(Date.parse(startsAt));
export const lastDay = (endsAt: string): ShopDay => shopDay(Date.parse(endsAt) - 1);
/** Instants from days: the last one counts whole. */
export const startOf = (day: ShopDay): string => new Date(shopDayStart(day)).toISOString();
export const endOf = (day: ShopDay): string => new Date(shopDayStart(addDays(day, 1))).toISOString();

/** "ven 28 nov – dom 7 dic" */
export const daysText = (startsAt: string, endsAt: string): string =>
  `${formatDayShort(firstDay(startsAt))} – ${formatDayShort(lastDay(endsAt))}`;

/** "da 6 pezzi 1,89 €, da 24 pezzi 1,69 €" */
const stepsText = (steps: NonNullable<PromotionFields['steps']>): string =>
  steps.map(({ pieces, amount }) => `da ${pieces} pezzi ${euro(amount)}`).join(', ');

/** A value of a field for people. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field === 'kind') return kindNames[value as Kind] ?? String(value);
  if (field === 'startsAt') return formatDayShort(firstDay(String(value)));
  if (field === 'endsAt') return formatDayShort(lastDay(String(value)));
  if (field === 'segment') return segmentNames[value as PromotionFields['segment']] ?? String(value);
  if (['amount', 'threshold', 'contribution'].includes(field)) return euro(Number(value));
  if (field === 'percent') return `${String(value).replace('.', ',')}%`;
  if (field === 'steps') return stepsText(value as NonNullable<PromotionFields['steps']>);
  if (Array.isArray(value)) return value.length === 1 ? '1' : String(value.length);
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  return String(value);
}

/** What a new promotion begins with: a week from tomorrow on. */
export function newFields(today: ShopDay): PromotionFields {
  return {
    name: '',
    kind: 'percentage',
    percent: 20,
    amount: null,
    take: null,
    pay: null,
    steps: null,
    threshold: null,
    giftProductId: null,
    firstOrder: false,
    startsAt: startOf(addDays(today, 1)),
    endsAt: endOf(addDays(today, 7)),
    warehouseIds: null,
    segment: 'everyone',
    promoCode: null,
    productIds: [],
    maxPerOrder: null,
    stackable: false,
    contribution: null,
  };
}
