import type { StaffHit } from '@sporta/contract';

/** Where a hit of the search leads: an order, a person and a company to their pages, a product to its editor. */
export function hitHref({ kind, id }: Pick<StaffHit, 'kind' | 'id'>): string {
  switch (kind) {
    case 'order':
      return `/banco/ordini/${id}`;
    case 'customer':
      return `/banco/clienti/${id}`;
    case 'company':
      return `/banco/clienti/aziende/${id}`;
    case 'product':
      return `/banco/catalogo/${id}`;
  }
}
