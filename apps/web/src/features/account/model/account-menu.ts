import type { SessionUser } from '@sporta/contract';
import type { Icon } from '@sporta/ui';
import { Calendar } from '@sporta/ui/icons/Calendar.ts';
import { CalendarFill } from '@sporta/ui/icons/CalendarFill.ts';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { ClockCounterClockwiseFill } from '@sporta/ui/icons/ClockCounterClockwiseFill.ts';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { CreditCardFill } from '@sporta/ui/icons/CreditCardFill.ts';
import { Gift } from '@sporta/ui/icons/Gift.ts';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { MapPin } from '@sporta/ui/icons/MapPin.ts';
import { MapPinFill } from '@sporta/ui/icons/MapPinFill.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { ReceiptFill } from '@sporta/ui/icons/ReceiptFill.ts';
import { SealPercent } from '@sporta/ui/icons/SealPercent.ts';
import { SealPercentFill } from '@sporta/ui/icons/SealPercentFill.ts';
import { Ticket } from '@sporta/ui/icons/Ticket.ts';
import { TicketFill } from '@sporta/ui/icons/TicketFill.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
import { UserCircle } from '@sporta/ui/icons/UserCircle.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { dataPages } from './data-pages.ts';

export interface AccountPage {
  label: string;
  href: string;
  icon: Icon;
  activeIcon: Icon;
  /** Other pages under the same entry. */
  alsoHere?: string[];
}

/** The pages of the profile, in the order of the design. */
export const accountPages: AccountPage[] = [
  {
    label: 'I tuoi dati',
    href: '/profile/profile-update',
    icon: UserCircle,
    activeIcon: UserCircle,
    alsoHere: dataPages.slice(1).map(({ href }) => href),
  },
  { label: 'Ordini', href: '/profile/orders', icon: Receipt, activeIcon: ReceiptFill },
  { label: 'Liste', href: '/profile/lists', icon: Heart, activeIcon: HeartFill },
  {
    label: 'Già acquistati',
    href: '/profile/purchased',
    icon: ClockCounterClockwise,
    activeIcon: ClockCounterClockwiseFill,
  },
  { label: 'Indirizzi', href: '/profile/addresses', icon: MapPin, activeIcon: MapPinFill },
  { label: 'Fascia settimanale', href: '/profile/weekly', icon: Calendar, activeIcon: CalendarFill },
  { label: 'Metodi di pagamento', href: '/profile/payment-method', icon: CreditCard, activeIcon: CreditCardFill },
  { label: 'Buoni sconto', href: '/profile/gifts', icon: Ticket, activeIcon: TicketFill },
  {
    label: 'Premi',
    href: '/profile/rewards-cart',
    icon: Gift,
    activeIcon: GiftFill,
    alsoHere: ['/profile/requested-rewards', '/profile/points'],
  },
  { label: 'Crea la tua offerta', href: '/profile/create-offer', icon: SealPercent, activeIcon: SealPercentFill },
];

/** For households, where the shop sells passes or they have one. */
export const passPage: AccountPage = {
  label: 'Abbonamento consegne',
  href: '/profile/delivery-pass',
  icon: Truck,
  activeIcon: TruckFill,
};

/** For master accounts only (specification, section 6). */
export const companyPages: AccountPage[] = [
  { label: 'Tutti gli ordini', href: '/profile/all-orders', icon: Users, activeIcon: Users },
  { label: 'Persone', href: '/profile/company', icon: UserCircle, activeIcon: UserCircle },
  { label: 'Scadenze di pagamento', href: '/profile/paymentduedate', icon: Calendar, activeIcon: CalendarFill },
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
