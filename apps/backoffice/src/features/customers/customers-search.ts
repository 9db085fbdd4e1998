import {
  type calls,
  type InputOf,
  type StaffCustomerTab,
  staffCustomerSorts,
  staffCustomerTabs,
} from '@sporta/contract';

/** What the address of the list says. */
export interface CustomersSearch {
  tab?: StaffCustomerTab | undefined;
  q?: string | undefined;
  company_id?: number | undefined;
  /** "-since": the latest first. */
  sort?: string | undefined;
  page?: number | undefined;
}

export type ListInput = InputOf<typeof calls.staffCustomers.list>;

const id = (text: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined);

/** Reads an address; what does not fit is as if it were not there, so that an old link still opens the list. */
export function readCustomersSearch(raw: Record<string, unknown>): CustomersSearch {
  const { tab, q, sort } = raw;
  const sortKey = String(sort ?? '').replace(/^-/, '');
  return {
    tab: staffCustomerTabs.find((each) => each === tab && each !== 'all'),
    q: typeof q === 'string' && q.trim() ? q.slice(0, 60) : undefined,
    company_id: id(raw.company_id),
    sort: staffCustomerSorts.some((each) => each === sortKey) ? String(sort) : undefined,
    page: id(raw.page),
  };
}

/** What the call is asked for. */
export function listInput({ tab, q, company_id, sort = 'name', page }: CustomersSearch): ListInput {
  return {
    tab,
    q,
    company_id,
    sort: sort.replace(/^-/, '') as ListInput['sort'],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    page,
  };
}
