import { endpoints, type Order, type OrderLine } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { countText } from '@sporta/domain';
import { Button, Dialog, toast } from '@sporta/ui';
import { ListChecks } from '@sporta/ui/icons/ListChecks.ts';
import { useState } from 'react';
import { useCartAction } from '../../shared/cart/index.ts';
import { lineQuantity } from '../../shared/orders/index.ts';
import { LineChoice } from './line-choice.tsx';

const FREE = insertionTypeIds.free;

/** "Scegli cosa riordinare": some lines of an order into the cart. */
export function RepeatLines({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  const lines = order.lines.filter(
    (line): line is OrderLine & { productId: number } => line.productId !== undefined && line.insertionTypeId !== FREE,
  );
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = lines.filter(({ orderLineId }) => !left.has(orderLineId));
  const add = useCartAction((api) =>
    api.call(endpoints.cartChanges.addItems, {
      items: chosen.map(({ productId, orderedQuantity }) => ({ product_id: productId, quantity: orderedQuantity })),
      only: 'changes',
    }),
  );
  const put = () =>
    add.mutate(undefined, {
      onSuccess: () => {
        setOpen(false);
        toast.success('I prodotti scelti sono nel carrello');
      },
    });
  const toggle = (id: number, checked: boolean) => {
    const next = new Set(left);
    if (checked) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const all = chosen.length === lines.length;
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        <ListChecks />
        Scegli cosa riordinare
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Che cosa riordini?"
        footer={
          <>
            <Button
              kind="line"
              onClick={() => setLeft(all ? new Set(lines.map((line) => line.orderLineId)) : new Set())}
            >
              {all ? 'Togli tutti' : 'Scegli tutti'}
            </Button>
            <Button busy={add.isPending} disabled={chosen.length === 0} onClick={put}>
              Aggiungi {countText(chosen.length, 'prodotto', 'prodotti')}
            </Button>
          </>
        }
      >
        <ul className="line-choices">
          {lines.map((line) => (
            <LineChoice
              key={line.orderLineId}
              line={line}
              detail={lineQuantity(line.orderedQuantity, line.weightUnitSelling)}
              checked={!left.has(line.orderLineId)}
              onChange={(checked) => toggle(line.orderLineId, checked)}
            />
          ))}
        </ul>
      </Dialog>
    </>
  );
}
