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

/** Names of what is kept of customers and companies. */
export const customerKeys = {
  all: ['customers'],
  lists: ['customers', 'list'],
  one: (userId: number) => ['customers', 'one', userId],
  companies: ['customers', 'companies'],
  company: (companyId: number) => ['customers', 'companies', companyId],
} as const;

/** The work of pickers: what waits, and what is in one's own hands. */
export const pickingKeys = { all: ['picking'], mine: ['picking', 'mine'], work: ['picking', 'work'] } as const;

/** The same of electronic documents. */
export const invoiceKeys = {
  all: ['invoices'],
  lists: ['invoices', 'list'],
  one: (einvoiceId: number) => ['invoices', 'one', einvoiceId],
} as const;

/** The same of slots: weeks, the typical one, and what closing one moves. */
export const slotKeys = { all: ['slots'] } as const;

/** The same of rounds: a stop that moves, a van that leaves or an order that is ready changes the plan that is shown. */
export const roundKeys = {
  boards: ['rounds'],
} as const;

/** The same of locker stations: a door that is filled, an order that is ready. */
export const lockerKeys = { all: ['lockers', 'stations'] } as const;

/** The same of promotions: the calendar, the list, and each of them. */
export const promotionKeys = {
  all: ['promotions'],
  one: (promotionId: number) => ['promotions', 'one', promotionId],
} as const;

/** The same of reports and withdrawals. */
export const caseKeys = {
  all: ['cases'],
  lists: ['cases', 'list'],
  one: (caseId: number) => ['cases', 'one', caseId],
} as const;

/** The same of what the shop writes. */
export const contentKeys = {
  all: ['content'],
  list: ['content', 'list'],
  one: (document: string) => ['content', 'one', document],
  choices: ['content-choices'],
  pictures: ['content', 'pictures'],
} as const;
