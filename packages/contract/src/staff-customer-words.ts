/* Words of the list of customers; apart from the schemas, so that pages load none of those for their sake. */

export const staffCustomerTabs = ['all', 'private', 'company', 'to-verify', 'blocked'] as const;
export type StaffCustomerTab = (typeof staffCustomerTabs)[number];

export const staffCustomerSorts = ['name', 'since', 'points'] as const;
export type StaffCustomerSort = (typeof staffCustomerSorts)[number];
