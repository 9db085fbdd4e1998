import { type StaffPerson, staffEndpoints } from '@sporta/contract';
import { Calendar } from '@sporta/ui/icons/Calendar.ts';
import { CalendarFill } from '@sporta/ui/icons/CalendarFill.ts';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { ClockCounterClockwiseFill } from '@sporta/ui/icons/ClockCounterClockwiseFill.ts';
import { CreditCard } from '@sporta/ui/icons/CreditCard.ts';
import { CreditCardFill } from '@sporta/ui/icons/CreditCardFill.ts';
import { Cube } from '@sporta/ui/icons/Cube.ts';
import { CubeFill } from '@sporta/ui/icons/CubeFill.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { House } from '@sporta/ui/icons/House.ts';
import { HouseFill } from '@sporta/ui/icons/HouseFill.ts';
import { Invoice } from '@sporta/ui/icons/Invoice.ts';
import { InvoiceFill } from '@sporta/ui/icons/InvoiceFill.ts';
import { Package } from '@sporta/ui/icons/Package.ts';
import { PackageFill } from '@sporta/ui/icons/PackageFill.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { ReceiptFill } from '@sporta/ui/icons/ReceiptFill.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { TruckFill } from '@sporta/ui/icons/TruckFill.ts';
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
    letter: 's',
    icon: Calendar,
    activeIcon: CalendarFill,
    needs: staffEndpoints.staffSlots.week,
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
    letter: 'f',
    icon: Invoice,
    activeIcon: InvoiceFill,
    needs: staffEndpoints.staffInvoices.list,
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
export const roomsOf = (person: StaffPerson): Room[] => rooms.filter(({ needs }) => mayUse(person, needs));
