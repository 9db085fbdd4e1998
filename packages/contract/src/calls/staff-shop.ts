import { z } from 'zod';
import { defineCall } from '../call.ts';
import { boolParam, choiceParam, fileParam, idParam, listParam, textParam } from '../fields.ts';
import { shopSettings } from '../staff-shop.ts';
import { MOST_LOGO_BYTES, shopFieldNames } from '../staff-shop-words.ts';

const base = { tag: 'staff', access: 'staff', roles: ['director'] } as const;
const settings = z.object({ settings: shopSettings });
const value = (label: string) => textParam(label, 300, { min: 0 });

export const view = defineCall({
  ...base,
  method: 'GET',
  path: 'staff/shop-settings',
  summary: 'Name, seller, look and ways to pay of the shop, with what holds where nothing is said',
  request: z.object({}),
  data: settings,
});

export const save = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/shop-settings/save',
  summary:
    'Changes what the shop says of itself, all or nothing; live on every node. An empty value: as the server is set up',
  request: z.object({
    changes: listParam(
      'Le modifiche',
      z.object({
        field: choiceParam('Il campo', shopFieldNames),
        /** As it was seen. */
        before: value('Il valore di prima'),
        after: value('Il valore'),
      }),
      { min: 1, max: shopFieldNames.length },
    ),
  }),
  data: settings,
  errors: ['wrong-setting', 'weak-contrast', 'changed-meanwhile', 'logo-not-found'],
});

export const uploadLogo = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/shop-settings/upload-logo',
  summary: 'Keeps a picture for the logo; it is shown once it is saved as such. The same one is kept once',
  request: z.object({
    /** As base64. */
    file: fileParam('Il logo', MOST_LOGO_BYTES),
  }),
  data: z.object({ logo: z.string() }),
  errors: ['wrong-photo'],
});

export const switchPayment = defineCall({
  ...base,
  method: 'POST',
  path: 'staff/shop-settings/switch-payment',
  summary: 'Offers a way to pay, or not; orders paid with it before stay as they are',
  request: z.object({ payment_type_id: idParam('Il modo di pagare'), on: boolParam('L’uso') }),
  data: settings,
  errors: ['payment-type-not-found'],
});
