import {
  type InputOf,
  type StaffOrderTab,
  type StorageZone,
  type staffEndpoints,
  staffOrderSorts,
  staffOrderTabs,
  storageZones,
} from '@sporta/contract';
import { addDays, isShopDay, type ShopDay } from '@sporta/domain';

type ListInput = InputOf<NonNullable<(typeof staffEndpoints.staffOrders.list)['~call']>>;
type Payment = NonNullable<ListInput['payment']>;

export const payments: readonly Payment[] = ['card', 'meal-ticket', 'wallet', 'gift-certificate', 'bank-transfer'];

/** What the address of the list says: a view that can be sent to somebody. */
export interface OrdersSearch {
  tab?: StaffOrderTab | undefined;
  q?: string | undefined;
  /** `YYYY-MM-DD`, `week` = from today on for seven days, or `all`; absent = today, or all days while something is searched. */
  day?: string | undefined;
  /** Hour the slot begins: "18:00". */
  begin?: string | undefined;
  warehouse_id?: number | undefined;
  zone?: StorageZone | undefined;
  payment?: Payment | undefined;
  company?: 'true' | 'false' | undefined;
  company_id?: number | undefined;
  user_id?: number | undefined;
  /** "-total": by total, the highest first. */
  sort?: string | undefined;
  page?: number | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text);
const id = (text: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined);

/** Reads an address; what does not fit is as if it were not there, so that an old link still opens the list. */
export function readOrdersSearch(raw: Record<string, unknown>): OrdersSearch {
  const { day, begin, sort, page } = raw;
  const sortKey = String(sort ?? '').replace(/^-/, '');
  return {
    tab: oneOf(staffOrderTabs, raw.tab),
    q: typeof raw.q === 'string' && raw.q.trim() ? raw.q.slice(0, 60) : undefined,
    day: typeof day === 'string' && (day === 'all' || day === 'week' || isShopDay(day)) ? day : undefined,
    begin: typeof begin === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(begin) ? begin : undefined,
    warehouse_id: id(raw.warehouse_id),
    zone: oneOf(storageZones, raw.zone),
    payment: oneOf(payments, raw.payment),
    company: oneOf(['true', 'false'] as const, raw.company),
    company_id: id(raw.company_id),
    user_id: id(raw.user_id),
    sort: oneOf(staffOrderSorts, sortKey) ? String(sort) : undefined,
    page: id(page),
  };
}

/** The day that is in force: what is searched for may be on any day. */
export const dayInForce = ({ day, q }: OrdersSearch): string => day ?? (q ? 'all' : 'today');

/** What the call is asked for. @param today day of the shop */
export function listInput(search: OrdersSearch, today: ShopDay): ListInput {
  const { tab, q, begin, warehouse_id, zone, payment, company, company_id, user_id, sort, page } = search;
  const day = dayInForce(search);
  const [from, to] =
    day === 'all' ? [] : day === 'week' ? [today, addDays(today, 6)] : day === 'today' ? [today, today] : [day, day];
  // Of all days the latest come first; within a day the hours run forward.
  const fallback = day === 'all' ? '-slot' : 'slot';
  const order = sort ?? fallback;
  return {
    tab,
    q,
    from,
    to,
    begin,
    warehouse_id,
    zone,
    payment,
    company,
    company_id,
    user_id,
    sort: order.replace(/^-/, '') as ListInput['sort'],
    direction: order.startsWith('-') ? 'desc' : 'asc',
    page,
  };
}
