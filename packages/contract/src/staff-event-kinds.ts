/** What `staff/events` speaks of; `hello` comes first and twice a minute, `everything` when news may have been lost. */
export const staffEventKinds = [
  'hello',
  'order',
  'picking',
  'problem',
  'payment',
  'slot',
  'round',
  'locker',
  'product',
  'promotion',
  'content',
  'invoice',
  'everything',
] as const;
