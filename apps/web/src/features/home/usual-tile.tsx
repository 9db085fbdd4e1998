import { endpoints } from '@sporta/contract';
import { countText, formatEuro } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ClockCounterClockwiseBold } from '@sporta/ui/icons/ClockCounterClockwiseBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useCartAction, useShopHash } from '../../shared/cart/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { usualQuery } from './model/usual-query.ts';

const SHOWN = 8;

/** Repeat purchase in one tap (design, principle 2). */
export function UsualTile() {
  const { user } = useSession();
  const { data: usual } = useQuery(usualQuery(useApi(), useShopHash(), user.userId));
  const putBack = useCartAction((api) =>
    api.call(endpoints.cartChanges.addItems, {
      items: (usual?.items ?? []).map(({ productId, quantity }) => ({ product_id: productId, quantity })),
      only: 'changes',
    }),
  );
  const count = usual?.items.length ?? 0;
  if (usual && count === 0) return <FirstShopTile />;
  const putAllBack = () =>
    putBack.mutate(undefined, {
      onSuccess: () => toast.success(`${countText(count, 'prodotto rimesso', 'prodotti rimessi')} nel carrello`),
    });
  return (
    <div className="hero-usual">
      <div className="words">
        <h2>La tua spesa di sempre</h2>
        <p className="muted">
          {usual ? `${countText(count, 'prodotto', 'prodotti')}, circa ${roundEuro(usual.cents)}` : '\u00a0'}
        </p>
      </div>
      <div className="usual-pictures" aria-hidden="true">
        {(usual?.items.slice(0, SHOWN) ?? []).map(({ productId, picture }) => (
          <Thumb key={productId} picture={picture} />
        ))}
      </div>
      <Button busy={putBack.isPending} disabled={count === 0} onClick={putAllBack}>
        <ClockCounterClockwiseBold />
        <span>
          Rimetti<span className="long"> tutto nel carrello</span>
        </span>
      </Button>
    </div>
  );
}

/** Whole euro, because the weights are only about right: "98 €". */
function roundEuro(cents: number): string {
  return formatEuro(Math.round(cents / 100) * 100).replace(',00', '');
}

function FirstShopTile() {
  return (
    <div className="hero-usual">
      <div className="words">
        <h2>La tua prima spesa</h2>
        <p className="muted">Dopo il primo ordine la ritrovi qui, pronta da ripetere in un tocco.</p>
      </div>
      <ButtonLink href="/catalog">Vai ai reparti</ButtonLink>
    </div>
  );
}
