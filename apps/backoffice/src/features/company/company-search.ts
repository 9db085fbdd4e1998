import { type StaffOrderTab, staffOrderTabs } from '@sporta/contract/staff-order-words.ts';

/** What of a company is looked at; absent: the overview. */
export const companyTabs = ['orders', 'due-dates', 'addresses', 'people', 'log'] as const;
export type CompanyTab = (typeof companyTabs)[number];

/** Days back from today, of which orders are shown; later ones always are. */
export const orderPeriods = ['30', '90', '365'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** What the address of a company's page says: a view that can be sent to somebody. */
export interface CompanySearch {
  tab?: CompanyTab | undefined;
  /** Of its orders: whose, in which state, of when. */
  person?: number | undefined;
  state?: StaffOrderTab | undefined;
  period?: OrderPeriod | undefined;
  page?: number | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text);
const id = (text: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined);

/** Reads an address; what does not fit is as if it were not there. */
export const readCompanySearch = (raw: Record<string, unknown>): CompanySearch => ({
  tab: oneOf(companyTabs, raw.tab),
  person: id(raw.person),
  state: oneOf(staffOrderTabs, raw.state),
  period: oneOf(orderPeriods, raw.period),
  page: id(raw.page),
});
