import type { SessionUser } from '@sporta/contract';

export interface AccountLink {
  label: string;
  href: string;
}

/** Pages of the profile that staff who buy for the customer can use: all others are the customer's alone (`acting-calls` of the contract). */
const pagesForStaff = ['orders', 'lists', 'purchased', 'addresses', 'gifts'];

/** @param path of a page of the profile, or of one below it */
export const isForStaff = (path: string): boolean => pagesForStaff.includes(path.split('/')[2] ?? '');

/** Pages of the profile, in the order of the menu; some are for master accounts only (specification, section 2). */
export function accountLinks(user: SessionUser): AccountLink[] {
  const masterOnly = (link: AccountLink) => (user.master ? [link] : []);
  const links = [
    { label: 'I tuoi ordini', href: '/profile/orders' },
    ...masterOnly({ label: 'Ordini di tutti', href: '/profile/all-orders' }),
    { label: 'Le tue liste', href: '/profile/lists' },
    { label: 'Indirizzi', href: '/profile/addresses' },
    { label: 'Metodi di pagamento', href: '/profile/payment-method' },
    ...masterOnly({ label: 'Scadenze', href: '/profile/paymentduedate' }),
    { label: 'Buoni', href: '/profile/gifts' },
    { label: 'Premi', href: '/profile/rewards-cart' },
    { label: 'I tuoi dati', href: '/profile/profile-update' },
  ];
  return user.actedBy ? links.filter(({ href }) => isForStaff(href)) : links;
}

/** "Giulia Riva", or the login of who gave no name. */
export function displayName({ firstName, lastName, login }: SessionUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || login || '';
}
