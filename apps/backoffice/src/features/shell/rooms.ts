import { type StaffPerson, type StaffRole, staffEndpoints } from '@sporta/contract';
import { BookOpen } from '@sporta/ui/icons/BookOpen.ts';
import { BookOpenFill } from '@sporta/ui/icons/BookOpenFill.ts';
import { Calendar } from '@sporta/ui/icons/Calendar.ts';
import { CalendarFill } from '@sporta/ui/icons/CalendarFill.ts';
import { ChartBar } from '@sporta/ui/icons/ChartBar.ts';
import { ChartBarFill } from '@sporta/ui/icons/ChartBarFill.ts';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { ChatCircleDotsFill } from '@sporta/ui/icons/ChatCircleDotsFill.ts';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { ClockCounterClockwiseFill } from '@sporta/ui/icons/ClockCounterClockwiseFill.ts';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { CreditCardFill } from '@sporta/ui/icons/CreditCardFill.ts';
import { Cube } from '@sporta/ui/icons/Cube.ts';
import { CubeFill } from '@sporta/ui/icons/CubeFill.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { Envelope } from '@sporta/ui/icons/Envelope.ts';
import { EnvelopeFill } from '@sporta/ui/icons/EnvelopeFill.ts';
import { Gift } from '@sporta/ui/icons/Gift.ts';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { House } from '@sporta/ui/icons/House.ts';
import { HouseFill } from '@sporta/ui/icons/HouseFill.ts';
import { IdentificationCard } from '@sporta/ui/icons/IdentificationCard.ts';
import { IdentificationCardFill } from '@sporta/ui/icons/IdentificationCardFill.ts';
import { Image } from '@sporta/ui/icons/Image.ts';
import { ImageFill } from '@sporta/ui/icons/ImageFill.ts';
import { Invoice } from '@sporta/ui/icons/Invoice.ts';
import { InvoiceFill } from '@sporta/ui/icons/InvoiceFill.ts';
import { ListChecks } from '@sporta/ui/icons/ListChecks.ts';
import { ListChecksBold } from '@sporta/ui/icons/ListChecksBold.ts';
import { Lock } from '@sporta/ui/icons/Lock.ts';
import { LockFill } from '@sporta/ui/icons/LockFill.ts';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { NavigationArrow } from '@sporta/ui/icons/NavigationArrow.ts';
import { NavigationArrowFill } from '@sporta/ui/icons/NavigationArrowFill.ts';
import { Package } from '@sporta/ui/icons/Package.ts';
import { PackageFill } from '@sporta/ui/icons/PackageFill.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { ReceiptFill } from '@sporta/ui/icons/ReceiptFill.ts';
import { SealPercent } from '@sporta/ui/icons/SealPercent.ts';
import { SealPercentFill } from '@sporta/ui/icons/SealPercentFill.ts';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { StorefrontFill } from '@sporta/ui/icons/StorefrontFill.ts';
import { Thermometer } from '@sporta/ui/icons/Thermometer.ts';
import { ThermometerFill } from '@sporta/ui/icons/ThermometerFill.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
import { Users } from '@sporta/ui/icons/Users.ts';
import { UsersFill } from '@sporta/ui/icons/UsersFill.ts';
import { mayUse } from '../../shared/staff/index.ts';

/** A room of the Banco: a place in the sidebar, a letter after G, and the call without which it is of no use. */
export interface Room {
  key: string;
  /** Below `/banco`. */
  path: string;
  name: string;
  letter: string;
  icon: Icon;
  /** While somebody is in it. */
  activeIcon: Icon;
  needs: Parameters<typeof mayUse>[1];
  /** Somebody's own work: whoever may do everything has none of it. */
  onlyFor?: StaffRole;
}

const rooms: readonly Room[] = [
  {
    key: 'today',
    path: '/',
    name: 'Oggi',
    letter: 'g',
    icon: House,
    activeIcon: HouseFill,
    needs: staffEndpoints.staff.today,
  },
  {
    key: 'orders',
    path: '/ordini',
    name: 'Ordini',
    letter: 'o',
    icon: Receipt,
    activeIcon: ReceiptFill,
    needs: staffEndpoints.staffOrders.list,
  },
  {
    key: 'cases',
    path: '/segnalazioni',
    name: 'Segnalazioni',
    letter: 'e',
    icon: ChatCircleDots,
    activeIcon: ChatCircleDotsFill,
    needs: staffEndpoints.staffCases.list,
  },
  {
    key: 'rewards',
    path: '/premi',
    name: 'Premi',
    letter: 'b',
    icon: Gift,
    activeIcon: GiftFill,
    needs: staffEndpoints.staffRewards.list,
  },
  {
    key: 'picking',
    path: '/preparazione',
    name: 'Preparazione',
    letter: 'p',
    icon: Package,
    activeIcon: PackageFill,
    needs: staffEndpoints.staffPicking.mine,
  },
  {
    key: 'rounds',
    path: '/consegne',
    name: 'Consegne',
    letter: 'c',
    icon: Truck,
    activeIcon: TruckFill,
    needs: staffEndpoints.staffRounds.board,
  },
  {
    key: 'slots',
    path: '/fasce',
    name: 'Fasce orarie',
    letter: 'f',
    icon: Calendar,
    activeIcon: CalendarFill,
    needs: staffEndpoints.staffSlots.week,
  },
  {
    key: 'driver',
    path: '/giro',
    name: 'Il mio giro',
    letter: 'i',
    icon: NavigationArrow,
    activeIcon: NavigationArrowFill,
    needs: staffEndpoints.staffDriver.rounds,
    onlyFor: 'driver',
  },
  {
    key: 'lockers',
    path: '/locker',
    name: 'Locker',
    letter: 'k',
    icon: Lock,
    activeIcon: LockFill,
    needs: staffEndpoints.staffLockers.list,
  },
  {
    key: 'cold',
    path: '/celle',
    name: 'Celle frigo',
    letter: 'y',
    icon: Thermometer,
    activeIcon: ThermometerFill,
    needs: staffEndpoints.staffCold.list,
  },
  {
    key: 'catalogue',
    path: '/catalogo',
    name: 'Catalogo',
    letter: 'l',
    icon: Cube,
    activeIcon: CubeFill,
    needs: staffEndpoints.staffProducts.list,
  },
  {
    key: 'promotions',
    path: '/offerte',
    name: 'Offerte',
    letter: 'v',
    icon: SealPercent,
    activeIcon: SealPercentFill,
    needs: staffEndpoints.staffPromotions.list,
  },
  {
    key: 'search-words',
    path: '/ricerca',
    name: 'Parole di ricerca',
    letter: 'w',
    icon: MagnifyingGlass,
    activeIcon: MagnifyingGlassBold,
    needs: staffEndpoints.staffSearchWords.view,
  },
  {
    key: 'customers',
    path: '/clienti',
    name: 'Clienti',
    letter: 't',
    icon: Users,
    activeIcon: UsersFill,
    needs: staffEndpoints.staffCustomers.list,
  },
  {
    key: 'newsletter',
    path: '/newsletter',
    name: 'Newsletter',
    letter: 'h',
    icon: Envelope,
    activeIcon: EnvelopeFill,
    needs: staffEndpoints.staffNewsletters.list,
  },
  {
    key: 'content',
    path: '/contenuti',
    name: 'Contenuti',
    letter: 'd',
    icon: Image,
    activeIcon: ImageFill,
    needs: staffEndpoints.staffContent.list,
  },
  {
    key: 'flyer',
    path: '/volantino',
    name: 'Volantino',
    letter: 'a',
    icon: BookOpen,
    activeIcon: BookOpenFill,
    needs: staffEndpoints.staffContent.list,
  },
  {
    key: 'payments',
    path: '/pagamenti',
    name: 'Pagamenti',
    letter: 'm',
    icon: CreditCard,
    activeIcon: CreditCardFill,
    needs: staffEndpoints.staffPayments.stuck,
  },
  {
    key: 'invoices',
    path: '/fatture',
    name: 'Fatture',
    letter: 's',
    icon: Invoice,
    activeIcon: InvoiceFill,
    needs: staffEndpoints.staffInvoices.list,
  },
  {
    key: 'reports',
    path: '/rapporti',
    name: 'Rapporti',
    letter: 'n',
    icon: ChartBar,
    activeIcon: ChartBarFill,
    needs: staffEndpoints.staffReports.overview,
  },
  {
    key: 'delivery-passes',
    path: '/abbonamenti',
    name: 'Abbonamenti',
    letter: 'q',
    icon: IdentificationCard,
    activeIcon: IdentificationCardFill,
    needs: staffEndpoints.staffDeliveryPasses.list,
  },
  {
    key: 'readiness',
    path: '/pronto',
    name: 'Tutto pronto?',
    letter: 'u',
    icon: ListChecks,
    activeIcon: ListChecksBold,
    needs: staffEndpoints.staffReadiness.view,
  },
  {
    key: 'shop',
    path: '/negozio',
    name: 'Il negozio',
    letter: 'z',
    icon: Storefront,
    activeIcon: StorefrontFill,
    needs: staffEndpoints.staffShop.view,
  },
  {
    key: 'audit',
    path: '/registro',
    name: 'Registro',
    letter: 'r',
    icon: ClockCounterClockwise,
    activeIcon: ClockCounterClockwiseFill,
    needs: staffEndpoints.staff.audit,
  },
];

/** The rooms somebody of these roles may enter, as the server decides too. */
export const roomsOf = (person: StaffPerson): Room[] =>
  rooms.filter(({ needs, onlyFor }) => mayUse(person, needs) && (!onlyFor || person.roles.includes(onlyFor)));

type Closable = Pick<Room, 'path' | 'name' | 'needs'>;

/** Pages inside of rooms that fewer people may open than the room. */
const innerPages: readonly Closable[] = [
  { path: '/consegne/ritiri', name: 'Ritiri', needs: staffEndpoints.staffOrders.collections },
  { path: '/preparazione/regole', name: 'Regole della preparazione', needs: staffEndpoints.staffPickingStore.store },
  { path: '/clienti/preventivi', name: 'Preventivi', needs: staffEndpoints.staffQuotes.list },
  { path: '/clienti/aziende', name: 'Pagina dell’azienda', needs: staffEndpoints.staffCompanies.detail },
];

/**
 * The room or page at an address that somebody may not enter: it would only ask for what the server refuses. The day is open to
 * everybody: who may not see it goes on to their first room.
 * @param path below `/banco`, without the search
 */
export function closedAt(path: string, person: StaffPerson): Closable | undefined {
  const [place] = [...innerPages, ...rooms]
    .filter((each) => each.path !== '/' && (path === each.path || path.startsWith(`${each.path}/`)))
    .sort((a, b) => b.path.length - a.path.length);
  return place && !mayUse(person, place.needs) ? place : undefined;
}
