import { endpoints, type ListDetail, type ListItem } from '@sporta/contract';
import { formatNumber, quantityFromWire, quantityToWire } from '@sporta/domain';
import { cx, IconButton, Thumb, useAnnounce } from '@sporta/ui';
import { ArrowDownBold } from '@sporta/ui/icons/ArrowDownBold.ts';
import { ArrowUpBold } from '@sporta/ui/icons/ArrowUpBold.ts';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useEffect, useRef, useState } from 'react';
import { pictureOf, rulesOf, sizeText } from '../product/model/product-facts.ts';
import { useListChange } from './model/use-list-change.ts';

/** The list as rows: how much of each, and in which order, by buttons or by dragging. */
export function ListEditor({ list }: { list: ListDetail }) {
  const { listId, items } = list;
  const announce = useAnnounce();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  // The row moves in the page, and with it the button that has the focus.
  const focusNext = useRef<string>(undefined);
  const change = useListChange(listId, async (api, input: { item: ListItem; quantity?: number; position?: number }) => {
    const { item, ...values } = input;
    return (await api.call(endpoints.lists.updateItem, { list_item_id: item.listItemId, ...values })).data.list;
  });
  const remove = useListChange(
    listId,
    async (api, productId: number) =>
      (await api.call(endpoints.lists.removeProduct, { list_id: listId, product_id: productId })).data.list,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order of the rows.
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [items]);
  const move = (from: number, to: number, button?: 'up' | 'down') => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    const ends = to === 0 ? 'down' : to === items.length - 1 ? 'up' : button;
    if (button) focusNext.current = `${ends}-${item.listItemId}`;
    change.mutate(
      { item, position: to },
      { onSuccess: () => announce(`${item.product.name}, posizione ${to + 1} di ${items.length}`) },
    );
  };
  return (
    <ol className="list-rows">
      {items.map((item, index) => (
        <li
          key={item.listItemId}
          className={cx('list-row', dragged === index && 'dragged', over === index && 'over')}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(index);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== undefined) move(dragged, index);
          }}
          onDragEnd={() => {
            setDragged(undefined);
            setOver(undefined);
          }}
        >
          <Thumb size="xs" picture={pictureOf(item.product, '44px')} tint={item.product.tint} />
          <div className="grow">
            <div className="nm">
              {item.product.shortDescr ? <b>{item.product.shortDescr}</b> : null} {item.product.name}
            </div>
            <small className="muted">{sizeText(item.product)}</small>
          </div>
          <Amount item={item} onChange={(quantity) => change.mutate({ item, quantity })} />
          <div className="list-row-acts">
            <IconButton
              id={`up-${item.listItemId}`}
              icon={ArrowUpBold}
              label={`Sposta ${item.product.name} in su`}
              disabled={index === 0}
              onClick={() => move(index, index - 1, 'up')}
            />
            <IconButton
              id={`down-${item.listItemId}`}
              icon={ArrowDownBold}
              label={`Sposta ${item.product.name} in giù`}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1, 'down')}
            />
            <IconButton
              icon={Trash}
              label={`Togli ${item.product.name} dalla lista`}
              onClick={() => remove.mutate(item.product.productId)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How much of a product the list asks for: this changes the list, not the cart. */
function Amount({ item, onChange }: { item: ListItem; onChange: (quantity: number) => void }) {
  const { product } = item;
  const { min, step, mode } = rulesOf(product);
  const quantity = quantityFromWire(item.quantity);
  const unit = mode === 'loose' ? ' kg' : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for two buttons would be read as a form.
    <div className="list-amount" role="group" aria-label={`Quantità di ${product.name}`}>
      <IconButton
        icon={MinusBold}
        label={`Meno ${product.name} nella lista`}
        disabled={quantity <= min}
        onClick={() => onChange(quantityToWire(Math.max(min, quantity - step)))}
      />
      <output>
        {formatNumber(quantity)}
        {unit}
      </output>
      <IconButton
        icon={PlusBold}
        label={`Più ${product.name} nella lista`}
        onClick={() => onChange(quantityToWire(quantity + step))}
      />
    </div>
  );
}
