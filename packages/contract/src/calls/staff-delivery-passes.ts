import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, euroParam, idParam, intParam, optional, textParam } from '../fields.ts';
import { staffDeliveryPassOffer } from '../staff-delivery-pass.ts';
import { passOfferLimits } from '../staff-delivery-pass-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['accounting'] } as const;
const offers = z.object({ offers: z.array(staffDeliveryPassOffer) });

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/delivery-passes',
  summary: 'Delivery passes the shop sells and sold, with what they brought: those on sale first, the shortest first',
  request: z.object({}),
  data: offers,
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/delivery-passes/save',
  summary: 'Writes a delivery pass the shop sells at once, or changes one nobody bought',
  request: z.object({
    /** Absent: a new one. */
    offer_id: optional(idParam('L’abbonamento')),
    name: textParam('Il nome', 60),
    /** The day of purchase comes on top. */
    days: intParam('Il numero di giorni', passOfferLimits.days),
    /** Euro, VAT included. */
    price: euroParam('Il prezzo'),
    /** Euro of goods from which a delivery is free. */
    free_from: euroParam('La spesa minima'),
    /** Absent: as many deliveries as one likes. */
    per_week: optional(intParam('Il numero di consegne alla settimana', passOfferLimits.perWeek)),
  }),
  data: offers,
  errors: ['delivery-pass-not-found', 'delivery-pass-sold', 'delivery-pass-name-taken', 'delivery-pass-limits'],
});

export const sell = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/delivery-passes/sell',
  summary: 'Takes a delivery pass off sale, or puts it back; passes that were bought go on',
  request: z.object({ offer_id: idParam('L’abbonamento'), on_sale: boolParam('La vendita') }),
  data: offers,
  errors: ['delivery-pass-not-found', 'delivery-pass-name-taken'],
});
