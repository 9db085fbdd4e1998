/** What is asked of a new store, under the names of the call. */
export const storeAnswerNames = [
  'name',
  'street',
  'street_number',
  'postal_code',
  'city',
  'province',
  'position',
  'phone',
  'email',
  'hours',
  'pickup_slots',
  'home_postcodes',
  'home_slots',
  'delivery_cost',
  'free_from',
  'minimum_order',
  'orders_per_slot',
] as const;
export type StoreAnswerName = (typeof storeAnswerNames)[number];

/** What can be changed of a store that is open; the rest has pages of its own. */
export const storeChangeNames = [
  'name',
  'street',
  'street_number',
  'postal_code',
  'city',
  'province',
  'position',
  'phone',
  'email',
  'hours',
] as const satisfies readonly StoreAnswerName[];
export type StoreChangeName = (typeof storeChangeNames)[number];
