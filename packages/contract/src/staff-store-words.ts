/** What can be changed of a store that is open, under the names of the call; the rest has pages of its own. */
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
  'services',
  'hours',
] as const;
export type StoreChangeName = (typeof storeChangeNames)[number];

/** What is asked of a new store. */
export const storeAnswerNames = [
  ...storeChangeNames,
  'pickup_slots',
  'home_postcodes',
  'home_slots',
  'delivery_cost',
  'free_from',
  'minimum_order',
  'orders_per_slot',
] as const;
export type StoreAnswerName = (typeof storeAnswerNames)[number];
