import type { StaffHit } from '@sporta/contract';

/** Where a hit of the search leads: an order to its page, people to their orders, a product to its editor. */
export function hitHref({ kind, id }: Pick<StaffHit, 'kind' | 'id'>): string {
  switch (kind) {
    case 'order':
      return `/banco/ordini/${id}`;
    case 'customer':
      return `/banco/ordini?day=all&user_id=${id}`;
    case 'company':
      return `/banco/ordini?day=all&company_id=${id}`;
    case 'product':
      return `/banco/catalogo/${id}`;
  }
}
