import type { SessionUser } from '@sporta/contract';

export interface AccountLink {
  label: string;
  href: string;
}

/** Pages of the profile, in the order of the menu; some are for master accounts only (specification, section 2). */
export function accountLinks(user: SessionUser): AccountLink[] {
  const masterOnly = (link: AccountLink) => (user.master ? [link] : []);
  return [
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
}

/** "Giulia Riva", or the login of who gave no name. */
export function displayName({ firstName, lastName, login }: SessionUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || login || '';
}
