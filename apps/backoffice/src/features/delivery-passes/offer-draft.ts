import type { StaffDeliveryPassOffer } from '@sporta/contract';
import { passOfferLimits } from '@sporta/contract/staff-delivery-pass-words.ts';
import { euro } from '../../shared/figures/index.ts';
import { readAmount, writeAmount } from '../../shared/product-acts/index.ts';

/** Names on the wire: what the server refuses is said at its field. */
export const offerFields = ['name', 'days', 'price', 'free_from', 'per_week'] as const;
export type OfferField = (typeof offerFields)[number];
/** As it is typed. */
export type OfferDraft = Record<OfferField, string>;

export interface OfferInput {
  name: string;
  days: number;
  /** Euro. */
  price: number;
  free_from: number;
  per_week?: number | undefined;
}

export const emptyDraft: OfferDraft = { name: '', days: '', price: '', free_from: '', per_week: '' };

const decimals = { min: 2, max: 2 };

export const draftOf = ({ name, days, price, freeFrom, perWeek }: StaffDeliveryPassOffer): OfferDraft => ({
  name,
  days: String(days),
  price: writeAmount(price, decimals),
  free_from: writeAmount(freeFrom, decimals),
  per_week: perWeek === undefined ? '' : String(perWeek),
});

type Problems = Partial<Record<OfferField, string>>;

/** What a draft means, and what is wrong with it, field by field. `input` is there once nothing is. */
export function readDraft(draft: OfferDraft): { input?: OfferInput; problems: Problems } {
  const name = draft.name.trim();
  const days = readWhole(draft.days, passOfferLimits.days);
  const price = readWithin(draft.price, passOfferLimits.price);
  const from = readWithin(draft.free_from, passOfferLimits.freeFrom);
  const isLimited = draft.per_week.trim() !== '';
  const perWeek = isLimited ? readWhole(draft.per_week, passOfferLimits.perWeek) : undefined;
  const problems: Problems = {
    ...(name === '' ? { name: 'Scrivi il nome: è quello che legge il cliente' } : {}),
    ...(days === undefined ? { days: `Scrivi i giorni, ${range(passOfferLimits.days)}` } : {}),
    ...(price === undefined ? { price: `Scrivi il prezzo, ${euroRange(passOfferLimits.price)}` } : {}),
    ...(from === undefined
      ? { free_from: `Scrivi da quale spesa la consegna è gratis, ${euroRange(passOfferLimits.freeFrom)}` }
      : {}),
    ...(isLimited && perWeek === undefined
      ? { per_week: `Scrivi un numero ${range(passOfferLimits.perWeek)}, o lascia vuoto` }
      : {}),
  };
  if (days === undefined || price === undefined || from === undefined || Object.keys(problems).length > 0) {
    return { problems };
  }
  return { problems, input: { name, days, price, free_from: from, per_week: perWeek } };
}

interface Limits {
  min: number;
  max: number;
}

const range = ({ min, max }: Limits) => `da ${min} a ${max}`;
const euroRange = ({ min, max }: Limits) => `da ${euro(min)} a ${euro(max)}`;

function readWhole(text: string, { min, max }: Limits): number | undefined {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

function readWithin(text: string, { min, max }: Limits): number | undefined {
  const value = readAmount(text, 2);
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}
