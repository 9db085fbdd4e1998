import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cart, substituteOffer } from '../cart.ts';
import {
  boolParam,
  costCentreParam,
  euroParam,
  idParam,
  intParam,
  jsonParam,
  listParam,
  noteParam,
  optional,
  patternParam,
  purchaseOrderParam,
  quantityParam,
  textParam,
  withDefault,
} from '../fields.ts';
import { paymentResponse } from '../payment.ts';

const showSectors = {
  /** Adds the lines grouped by sector. */
  show_sectors: withDefault(boolParam('La divisione per reparto'), false),
};

/** Names a change of the browser: sent again, because an answer was lost, it is made once. */
const changeId = {
  change_id: optional(
    patternParam('Il nome della modifica', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'serve un UUID'),
  ),
};

const itemInfoFields = {
  size: optional(textParam('Il taglio', 60)),
  is_package: optional(boolParam('L’acquisto a scatole')),
  accept_alternatives: optional(boolParam('La scelta sui sostituti')),
  user_notes: noteParam('La nota').optional(),
};

const itemInfo = jsonParam('Le indicazioni sul prodotto', z.object(itemInfoFields));

const newItem = z.object({
  product_id: idParam('Il prodotto'),
  /** Pieces or kg, added to what is in the cart. */
  quantity: quantityParam(),
  cart_item_info: itemInfo.optional(),
});

const cartItemId = idParam('La riga del carrello');

const base = { tag: 'cart', access: 'customer', data: cart } as const;

export const view = defineCall({
  ...base,
  method: 'GET',
  path: 'cart/view',
  summary: 'The cart',
  request: z.object(showSectors),
});

export const addItem = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/add-item',
  summary: 'Adds a quantity of a product',
  request: newItem.extend({ ...changeId, ...showSectors }),
  errors: [
    'product-not-found',
    'not-available',
    'max-quantity',
    'invalid-quantity',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const addItems = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/add-items',
  summary: 'Adds many products; those that cannot be added are told in warnings, the others are added',
  request: z.object({ items: listParam('L’elenco dei prodotti', newItem, { max: 500 }), ...showSectors }),
  errors: [
    'product-not-found',
    'not-available',
    'max-quantity',
    'invalid-quantity',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const updateItem = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/update-item',
  summary: 'Sets the quantity of a line',
  request: z.object({ cart_item_id: cartItemId, quantity: quantityParam(), ...changeId, ...showSectors }),
  errors: [
    'item-not-found',
    'item-not-editable',
    'not-available',
    'max-quantity',
    'invalid-quantity',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const removeItem = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/remove-item',
  summary: 'Removes a line',
  request: z.object({ cart_item_id: cartItemId, ...changeId, ...showSectors }),
  errors: ['item-not-found', 'item-not-editable', 'cart-locked', 'payment-in-progress'],
});

export const removeGift = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/remove-gift',
  summary: 'Refuses a free product; it is not put back by itself',
  request: z.object({ cart_item_id: cartItemId, ...showSectors }),
  errors: ['item-not-found', 'item-not-gift', 'cart-locked', 'payment-in-progress'],
});

export const empty = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/empty',
  summary: 'Removes every line',
  request: z.object(showSectors),
  errors: ['cart-locked', 'payment-in-progress'],
});

export const setInfo = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/set-info',
  summary: 'Sets the note of the order and what holds for all of it',
  request: z.object({
    /** At most 1000 characters; "" removes it. */
    order_comment: noteParam('La nota dell’ordine').optional(),
    accept_alternatives: optional(boolParam('La scelta sui sostituti')),
    /** Invoice instead of receipt: asked before the order, not after. */
    invoice_requested: optional(boolParam('La richiesta di fattura')),
    /** Whom it is made out to: one of `profile/list-person-fiscal`; without it, the main one. */
    invoice_holder_id: optional(idParam('L’intestatario')),
    /** Only for who orders for a company: the number of the order in its own books, at most 20 characters; "" removes it. */
    purchase_order: purchaseOrderParam.optional(),
    /** Only for who orders for a company: who in it pays, at most 30 characters; "" removes it. */
    cost_centre: costCentreParam.optional(),
    ...showSectors,
  }),
  /** `company-only`: a reference from somebody who orders for themselves. */
  errors: ['cart-locked', 'payment-in-progress', 'billing-address-needed', 'company-only', 'person-fiscal-not-found'],
});

export const setItemInfo = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/set-item-info',
  summary: 'Sets the note and the choices of a line; what is absent stays',
  request: z.object({
    cart_item_id: cartItemId,
    ...itemInfoFields,
    /** What comes if it is missing: one of `cart/substitutes`; 0 = something like it. */
    wanted_substitute_id: optional(intParam('Il sostituto')),
    ...showSectors,
  }),
  errors: [
    'item-not-found',
    'item-not-editable',
    'invalid-quantity',
    'substitute-not-found',
    'substitute-not-suitable',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const substitutes = defineCall({
  method: 'GET',
  path: 'cart/substitutes',
  summary: 'What can be chosen for the place of a line of the cart, the best first, or found by words',
  tag: 'cart',
  access: 'customer',
  request: z.object({ cart_item_id: cartItemId, q: optional(textParam('Cosa cerchi', 80)) }),
  data: z.object({ products: z.array(substituteOffer) }),
  errors: ['item-not-found'],
});

export const addGiftCertificate = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/add-gift-certificate',
  summary: 'Applies a gift certificate or a discount code',
  request: z.object({ code: textParam('Il codice buono', 60), ...showSectors }),
  errors: [
    'gift-certificate-not-valid',
    'gift-certificate-expired',
    'gift-certificate-used',
    'gift-certificate-not-combinable',
    'gift-certificate-already-added',
    'minimum-order',
    'too-many-attempts',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const removeGiftCertificate = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/remove-gift-certificate',
  summary: 'Takes a gift certificate off the cart',
  request: z.object({ gift_certificate_id: idParam('Il buono'), ...showSectors }),
  errors: ['gift-certificate-not-found', 'cart-locked', 'payment-in-progress'],
});

export const setAddress = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/set-address',
  summary: 'Chooses where the order goes; lines no longer sold there are listed in warnings',
  request: z
    .object({
      user_address_id: optional(idParam('L’indirizzo')),
      warehouse_id: optional(idParam('Il punto vendita')),
      delivery_service_id: withDefault(idParam('Il servizio di consegna'), 1),
      ...showSectors,
    })
    .refine((request) => request.user_address_id !== undefined || request.warehouse_id !== undefined, {
      error: 'L’indirizzo o il punto vendita non può mancare',
      path: ['user_address_id'],
    }),
  errors: [
    'address-not-found',
    'address-not-covered',
    'warehouse-not-found',
    'delivery-service-not-available',
    'cart-locked',
    'payment-in-progress',
  ],
});

export const lock = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/lock',
  summary: 'Locks the cart while it is being paid',
  request: z.object(showSectors),
  /** `payment-in-progress`: `data` names the order, for `order/resume-payment` and `order/give-up-payment`. */
  errors: ['address-needed', 'slot-needed', 'cart-empty', 'cart-locked', 'payment-in-progress'],
});

export const unlock = defineCall({
  ...base,
  method: 'POST',
  path: 'cart/unlock',
  summary: 'Unlocks the cart',
  request: z.object(showSectors),
  errors: ['payment-in-progress'],
});

export const buy = defineCall({
  method: 'POST',
  path: 'cart/buy',
  summary: 'Places the order; the same idempotency_key gives the same order, whatever happens',
  tag: 'cart',
  access: 'customer',
  request: z.object({
    payment_type_id: idParam('Il metodo di pagamento'),
    payment_auth_id: optional(idParam('La carta salvata')),
    /** Keep the card for the next time. */
    save_auth: withDefault(boolParam('La scelta di salvare la carta'), false),
    /** `grossTotal` of the cart the customer saw. */
    expected_total: euroParam('Il totale atteso'),
    /** Slot and address of the cart the customer saw, where it had them. */
    expected_timeslot_id: optional(idParam('La fascia attesa')),
    expected_address_id: optional(idParam('L’indirizzo atteso')),
    idempotency_key: textParam('La chiave della richiesta', 80, { min: 8 }),
  }),
  data: paymentResponse,
  errors: [
    'address-needed',
    'slot-needed',
    'slot-lost',
    'cart-empty',
    'cart-locked',
    'cart-changed',
    /** Staff have stopped this customer from buying. */
    'customer-blocked',
    'total-changed',
    /** Another slot or address than the customer saw: `data` is the cart as it is now. */
    'place-changed',
    /** The order being changed is prepared already. */
    'cutoff-passed',
    'minimum-order',
    'not-available',
    'max-quantity',
    /** A locker station cannot take it: the lines say which and why. */
    'not-in-locker',
    'age-check-failed',
    /** The company of the customer allows smaller orders only. */
    'spending-limit',
    /** Above the limit: the master of the company was asked; once approved, the same call places the order. */
    'approval-needed',
    'approval-refused',
    'birth-date-needed',
    'billing-address-needed',
    'profile-not-confirmed',
    'gift-certificate-not-valid',
    'meal-ticket-refused',
    'payment-type-not-available',
    /** The slot is further away than a hold lasts: the card must be kept. */
    'card-consent-needed',
    'payment-auth-not-found',
    /** The saved card expires before the slot. */
    'payment-auth-expired',
    'payment-refused',
    'payment-unavailable',
    'payment-in-progress',
  ],
});
