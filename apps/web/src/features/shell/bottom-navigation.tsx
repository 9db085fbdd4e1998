import { BottomNav } from '@sporta/ui/components/layout/BottomNav.tsx';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { ClockCounterClockwiseFill } from '@sporta/ui/icons/ClockCounterClockwiseFill.ts';
import { House } from '@sporta/ui/icons/House.ts';
import { HouseFill } from '@sporta/ui/icons/HouseFill.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { ReceiptFill } from '@sporta/ui/icons/ReceiptFill.ts';
import { SquaresFour } from '@sporta/ui/icons/SquaresFour.ts';
import { SquaresFourFill } from '@sporta/ui/icons/SquaresFourFill.ts';
import { ToteSimple } from '@sporta/ui/icons/ToteSimple.ts';
import { ToteSimpleFill } from '@sporta/ui/icons/ToteSimpleFill.ts';
import { useRouterState } from '@tanstack/react-router';
import { useCart } from '../../shared/cart/index.ts';

/** Bottom bar of small screens; there the cart is the checkout page (specification, section 2). */
export function BottomNavigation() {
  const cart = useCart();
  const { pathname } = useRouterState({ select: (state) => state.location });
  const count = cart?.totalItems ?? 0;
  return (
    <BottomNav
      items={[
        { label: 'Home', href: '/', icon: House, activeIcon: HouseFill, current: pathname === '/' },
        {
          label: 'Reparti',
          href: '/catalog',
          icon: SquaresFour,
          activeIcon: SquaresFourFill,
          current: pathname === '/catalog',
        },
        {
          label: 'Acquistati',
          href: '/profile/purchased',
          icon: ClockCounterClockwise,
          activeIcon: ClockCounterClockwiseFill,
          current: pathname === '/profile/purchased',
        },
        {
          label: 'Ordini',
          href: '/profile/orders',
          icon: Receipt,
          activeIcon: ReceiptFill,
          current: pathname.startsWith('/profile/orders'),
        },
        {
          label: 'Carrello',
          href: '/checkout',
          icon: ToteSimple,
          activeIcon: ToteSimpleFill,
          current: pathname === '/checkout',
          badge: count,
        },
      ]}
    />
  );
}
