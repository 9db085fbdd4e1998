/** What of a customer is looked at; absent: the overview. */
export const customerTabs = ['orders', 'addresses', 'payments', 'lists', 'log'] as const;
export type CustomerTab = (typeof customerTabs)[number];

/** What the address of a customer's page says: a view that can be sent to somebody. */
export interface CustomerSearch {
  tab?: CustomerTab | undefined;
  page?: number | undefined;
}

/** Reads an address; what does not fit is as if it were not there. */
export const readCustomerSearch = (raw: Record<string, unknown>): CustomerSearch => ({
  tab: customerTabs.find((tab) => tab === raw.tab),
  page: /^[1-9]\d{0,5}$/.test(String(raw.page)) ? Number(raw.page) : undefined,
});
