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
