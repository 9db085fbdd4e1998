import type { StaffHit } from '@sporta/contract';
import { mayDo } from '@sporta/contract/staff-roles.ts';
import { formatDayShort, formatEuro, formatWindow, staffStateLabel } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { findByCertificate, findCompanies, findCustomers, findProducts } from './search.repo.ts';
import { readOrderList } from './staff-orders.repo.ts';

/** Hits of each kind. */
const mostOfKind = 6;
const seePeople = ['customer-care', 'store-manager', 'accounting'] as const;

/** Who sees no personal data finds products only; store staff find what is of their stores. */
export async function searchAll(db: Db, staff: StaffRights, text: string): Promise<StaffHit[]> {
  const { roles, stores } = staff;
  const people = mayDo(roles, seePeople);
  const [orders, holders, customers, companies, products] = await Promise.all([
    people
      ? readOrderList(db, { tab: 'all', sort: 'slot', direction: 'desc', stores, q: text } as never, {
          limit: mostOfKind,
          offset: 0,
        })
      : [],
    people ? findByCertificate(db, text, stores) : [],
    people ? findCustomers(db, text, stores, mostOfKind) : [],
    people && stores === 'all' ? findCompanies(db, text, mostOfKind) : [],
    findProducts(db, text, mostOfKind),
  ]);
  return [
    ...orders.map(
      (order): StaffHit => ({
        kind: 'order',
        id: order.orderId,
        title: order.orderNumber,
        subtitle: [
          order.company ?? `${order.firstName} ${order.lastName}`.trim(),
          `${formatDayShort(order.slotDay)}, ${formatWindow(order.slotBegin, order.slotEnd)}`,
          staffStateLabel(order.state, order.deliveryServiceId),
        ].join(' · '),
      }),
    ),
    ...holders.map(
      ({ id, name, email, leftCents, bought }): StaffHit => ({
        kind: 'customer',
        id,
        title: name || email,
        subtitle: `${bought ? 'Ha comprato questo buono da regalare' : 'Ha questo buono'} · restano ${formatEuro(leftCents)}`,
      }),
    ),
    ...customers.map(
      ({ id, name, email, company }): StaffHit => ({
        kind: 'customer',
        id,
        title: name || email,
        subtitle: [company, email].filter(Boolean).join(' · '),
      }),
    ),
    ...companies.map(
      ({ id, name, vatNumber }): StaffHit => ({ kind: 'company', id, title: name, subtitle: `P. IVA ${vatNumber}` }),
    ),
    ...products.map(
      ({ id, name, code, brand }): StaffHit => ({
        kind: 'product',
        id,
        title: name,
        subtitle: [brand, code].filter(Boolean).join(' · '),
      }),
    ),
  ];
}
