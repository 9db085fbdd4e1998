import type { SessionUser } from '@sporta/contract';
import type { Icon } from '@sporta/ui';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { CreditCardFill } from '@sporta/ui/icons/CreditCardFill.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { MapPin } from '@sporta/ui/icons/MapPin.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { ReceiptFill } from '@sporta/ui/icons/ReceiptFill.ts';
import { UserCircle } from '@sporta/ui/icons/UserCircle.ts';

export interface AccountPage {
  label: string;
  href: string;
  icon: Icon;
  activeIcon: Icon;
}

/** The pages of the profile, in the order of the design. */
export const accountPages: AccountPage[] = [
  { label: 'I tuoi dati', href: '/profile/profile-update', icon: UserCircle, activeIcon: UserCircle },
  { label: 'Ordini', href: '/profile/orders', icon: Receipt, activeIcon: ReceiptFill },
  { label: 'Liste', href: '/profile/lists', icon: Heart, activeIcon: HeartFill },
  { label: 'Indirizzi', href: '/profile/addresses', icon: MapPin, activeIcon: MapPinFill },
  { label: 'Metodi di pagamento', href: '/profile/payment-method', icon: CreditCard, activeIcon: CreditCardFill },
];

/** "GR" */
export function initials({ firstName, lastName, login }: SessionUser): string {
  const letters = [firstName, lastName].map((name) => name?.charAt(0) ?? '').join('');
  return (letters || login?.slice(0, 2) || '').toUpperCase();
}

/** "1.240" */
export function points(user: SessionUser): string | undefined {
  const value = user.userPoints?.reduce((sum, each) => sum + each.value, 0);
  return value === undefined ? undefined : String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}
