import { z } from 'zod';
import { userAddress } from '../address.ts';
import { defineCall } from '../call.ts';
import {
  boolParam,
  emailParam,
  idParam,
  noteParam,
  optional,
  phoneParam,
  postalCodeParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { warehouse } from '../warehouse.ts';
import { deliveryService } from './delivery.ts';
import { placeFields } from './fiscal-fields.ts';

const userAddressId = { user_address_id: idParam('L’indirizzo') };

const addressFields = {
  address_name: withDefault(textParam('Il nome dell’indirizzo', 40), 'Casa'),
  recipient: optional(textParam('Il destinatario', 120)),
  ...placeFields,
  stairway: optional(textParam('La scala', 40)),
  doorbell: optional(textParam('Il citofono', 80)),
  floor: optional(textParam('Il piano', 20)),
  has_lift: optional(boolParam('L’ascensore')),
  phone: optional(phoneParam),
  notes: noteParam('La nota').optional(),
  is_default: withDefault(boolParam('L’indirizzo principale'), false),
};

const listData = z.object({ userAddresses: z.array(userAddress) });
/** The address that was written, and all of them. */
const writtenData = listData.extend({ userAddress });

const base = { tag: 'addresses', access: 'customer' } as const;

export const list = defineCall({
  ...base,
  method: 'GET',
  path: 'user-address/list',
  summary: 'Addresses of the customer, the main one first',
  request: z.object({}),
  data: listData,
});

export const insert = defineCall({
  ...base,
  method: 'POST',
  path: 'user-address/insert',
  summary: 'Adds an address',
  request: z.object(addressFields),
  data: writtenData,
  errors: ['postalcode-unknown', 'too-many-addresses'],
});

export const update = defineCall({
  ...base,
  method: 'POST',
  path: 'user-address/update',
  summary: 'Changes an address; the whole address is sent',
  request: z.object({ ...userAddressId, ...addressFields }),
  data: writtenData,
  errors: ['address-not-found', 'postalcode-unknown'],
});

export const remove = defineCall({
  ...base,
  method: 'POST',
  path: 'user-address/delete',
  summary: 'Removes an address',
  request: z.object(userAddressId),
  data: listData,
  errors: ['address-not-found'],
});

export const setDefault = defineCall({
  ...base,
  method: 'POST',
  path: 'user-address/set-default',
  summary: 'Makes an address the main one',
  request: z.object(userAddressId),
  data: listData,
  errors: ['address-not-found'],
});

export const coverage = z.object({
  /** Home delivery reaches it. */
  covered: z.boolean(),
  deliveryServices: z.array(deliveryService),
  /** The warehouse that delivers there. */
  warehouseId: z.number().int().optional(),
  pickupWarehouses: z.array(warehouse),
  /** First slot with a free place: `YYYY-MM-DD` and hours. */
  firstSlot: z.object({ date: z.string(), beginTime: z.string(), endTime: z.string() }).optional(),
});

export type Coverage = z.infer<typeof coverage>;

export const check = defineCall({
  method: 'GET',
  path: 'user-address/check',
  summary: 'Which delivery services reach a place',
  tag: 'addresses',
  request: z.object({
    postalcode: postalCodeParam,
    city: optional(textParam('La città', 80)),
    address: optional(textParam('L’indirizzo', 200)),
  }),
  data: z.object({ coverage }),
  errors: ['postalcode-unknown'],
});

export const notifyMe = defineCall({
  method: 'POST',
  path: 'user-address/notify-me',
  summary: 'Asks to be told when the shop delivers to a place not served yet',
  tag: 'addresses',
  request: z.object({
    postalcode: postalCodeParam,
    /** Needed from anonymous visitors. */
    e_mail: optional(emailParam()),
  }),
  data: z.object({}),
  errors: ['email-needed'],
});

export const place = z.object({ city: z.string(), province: z.string(), postalcode: z.string().optional() });

export const cities = defineCall({
  method: 'GET',
  path: 'geo/cities',
  summary: 'Towns whose name begins with a text',
  tag: 'addresses',
  request: z.object({ q: withDefault(textParam('La città', 80, { min: 0 }), '') }),
  data: z.object({ cities: z.array(place) }),
});

export const postalcodes = defineCall({
  method: 'GET',
  path: 'geo/postalcodes',
  summary: 'Postal codes of a town',
  tag: 'addresses',
  request: z.object({ city: textParam('La città', 80) }),
  data: z.object({
    postalcodes: z.array(z.object({ postalcode: z.string(), city: z.string(), province: z.string() })),
  }),
});

export const locate = defineCall({
  method: 'GET',
  path: 'geo/locate',
  summary: 'Where a town or a postal code is; the text may be a whole address',
  tag: 'addresses',
  request: z.object({ q: textParam('La città o il CAP', 120) }),
  data: z.object({
    place: z.object({
      city: z.string(),
      province: z.string(),
      /** Degrees, WGS 84. */
      latitude: z.number(),
      longitude: z.number(),
      /** `town`: the middle of the town that was named; `area`: the chief town of the area of a postal code. */
      precision: z.enum(['town', 'area']),
    }),
  }),
  errors: ['place-not-found'],
});
