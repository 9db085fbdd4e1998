import { type Cents, priceParts } from '@sporta/domain';
import { ToteSimpleBold } from '@sporta/ui/icons/ToteSimpleBold.ts';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { hasOverlay, overlays } from '../../shared/overlays/index.ts';

interface CartButtonProps {
  count: number;
  cents: Cents;
  label: string;
}

/** Lemon button with the bag, the number of products and the total; both move once when they change. */
export function CartButton({ count, cents, label }: CartButtonProps) {
  const router = useRouter();
  const first = useRef(cents);
  const { euros, cents: decimals } = priceParts(cents);
  const open = () => (hasOverlay('cart') ? overlays.open('cart') : void router.navigate({ href: '/checkout' }));
  return (
    <button type="button" className="cartb" onClick={open}>
      <span className="sr">{label}</span>
      <span className="bag" aria-hidden="true">
        <ToteSimpleBold />
        {count > 0 ? (
          <em key={count} className={cents === first.current ? undefined : 'pulse'}>
            {count}
          </em>
        ) : null}
      </span>
      <span className="num roll" aria-hidden="true">
        <span key={cents} className={cents === first.current ? undefined : 'new'}>
          {euros}
          <small>,{decimals} €</small>
        </span>
      </span>
    </button>
  );
}
