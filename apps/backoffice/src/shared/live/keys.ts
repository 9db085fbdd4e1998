/** Names of what is kept of orders: what a change of one must read again. */
export const orderKeys = {
  today: ['today'],
  lists: ['orders'],
  one: (orderId: number) => ['order', orderId],
} as const;

/** Names of what is kept of products. */
export const productKeys = {
  all: ['products'],
  lists: ['products', 'list'],
  one: (productId: number) => ['products', productId],
  choices: ['product-choices'],
} as const;

/** The work of pickers: what waits, and what is in one's own hands. */
export const pickingKeys = { all: ['picking'], mine: ['picking', 'mine'], work: ['picking', 'work'] } as const;

/** The same of electronic documents. */
export const invoiceKeys = {
  all: ['invoices'],
  lists: ['invoices', 'list'],
  one: (einvoiceId: number) => ['invoices', 'one', einvoiceId],
} as const;

/** The same of rounds: a stop that moves, a van that leaves or an order that is ready changes the plan that is shown. */
export const roundKeys = {
  boards: ['rounds'],
} as const;
