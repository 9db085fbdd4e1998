/** Names of what is kept of orders: what a change of one must read again. */
export const orderKeys = {
  today: ['today'],
  lists: ['orders'],
  one: (orderId: number) => ['order', orderId],
} as const;
