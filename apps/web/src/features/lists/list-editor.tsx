import { endpoints, type ListDetail, type ListItem } from '@sporta/contract';
import { formatThousandths, quantityFromWire, quantityToWire } from '@sporta/domain';
import { cx, IconButton, Thumb, useAnnounce } from '@sporta/ui';
import { ArrowDownBold } from '@sporta/ui/icons/ArrowDownBold.ts';
import { ArrowUpBold } from '@sporta/ui/icons/ArrowUpBold.ts';
import { DotsSixVerticalBold } from '@sporta/ui/icons/DotsSixVerticalBold.ts';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useEffect, useRef } from 'react';
import { fullName, pictureOf, rulesOf, sizeText } from '../../shared/product/index.ts';
import { useDragOrder } from './model/use-drag-order.ts';
import { useListChange } from './model/use-list-change.ts';
import { useTakeOut } from './model/use-take-out.ts';

interface Change {
  item: ListItem;
  quantity?: number;
  position?: number;
}

/** How the list looks once a change is made. */
function changed(list: ListDetail, { item, quantity, position }: Change): ListDetail {
  const same = ({ listItemId }: ListItem) => listItemId === item.listItemId;
  const items = list.items.map((each) => (same(each) && quantity !== undefined ? { ...each, quantity } : each));
  const moved = items.find(same);
  if (position === undefined || !moved) return { ...list, items };
  const others = items.filter((each) => !same(each));
  return { ...list, items: [...others.slice(0, position), moved, ...others.slice(position)] };
}

/** The list as rows: how much of each, and in which order, by buttons or by dragging. */
export function ListEditor({ list }: { list: ListDetail }) {
  const { listId, items } = list;
  const announce = useAnnounce();
  // The row moves in the page or leaves it, and with it the button that has the focus.
  const focusNext = useRef<string>(undefined);
  const change = useListChange(
    listId,
    async (api, { item, ...values }: Change) =>
      (await api.call(endpoints.lists.updateItem, { list_item_id: item.listItemId, ...values })).data.list,
    changed,
  );
  const takeOut = useTakeOut(listId);
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
    change.mutate({ item, position: to });
    announce(`${fullName(item.product)}, posizione ${to + 1} di ${items.length}`);
  };
  const remove = (index: number) => {
    const item = items[index];
    const neighbour = items[index + 1] ?? items[index - 1];
    if (neighbour) focusNext.current = `out-${neighbour.listItemId}`;
    if (item) takeOut(item, index);
  };
  const drag = useDragOrder(move);
  return (
    <ol className={cx('list-rows', drag.dragged !== undefined && 'dragging')}>
      {items.map((item, index) => (
        <li
          key={item.listItemId}
          className={cx('list-row', drag.dragged === index && 'dragged')}
          style={drag.styleOf(index)}
        >
          {/* for the keyboard and for screen readers there are the arrows */}
          <span className="list-grip" aria-hidden="true" title="Trascina per spostare" {...drag.gripOf(index)}>
            <DotsSixVerticalBold />
          </span>
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
              label={`Sposta ${fullName(item.product)} in su`}
              disabled={index === 0}
              onClick={() => move(index, index - 1, 'up')}
            />
            <IconButton
              id={`down-${item.listItemId}`}
              icon={ArrowDownBold}
              label={`Sposta ${fullName(item.product)} in giù`}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1, 'down')}
            />
            <IconButton
              id={`out-${item.listItemId}`}
              icon={Trash}
              label={`Togli ${fullName(item.product)} dalla lista`}
              onClick={() => remove(index)}
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
  const name = fullName(product);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for two buttons would be read as a form.
    <div className="list-amount" role="group" aria-label={`Quantità di ${name}`}>
      <IconButton
        icon={MinusBold}
        label={`Meno ${name} nella lista`}
        disabled={quantity <= min}
        onClick={() => onChange(quantityToWire(Math.max(min, quantity - step)))}
      />
      <output>
        {formatThousandths(quantity)}
        {unit}
      </output>
      <IconButton
        icon={PlusBold}
        label={`Più ${name} nella lista`}
        onClick={() => onChange(quantityToWire(quantity + step))}
      />
    </div>
  );
}
