import type { CartItem } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { ButtonLink, FreePrice, IconButton, Note, OldPrice, Price, ProductRow, Stepper } from '@sporta/ui';
import { ArrowsClockwise } from '@sporta/ui/icons/ArrowsClockwise.ts';
import { NotePencil } from '@sporta/ui/icons/NotePencil.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { memo, useId, useState } from 'react';
import {
  isFreeItem,
  keptWords,
  linePackages,
  linePrice,
  priceChangeWords,
  promotionWords,
  useCartQuantity,
  useRemoveLine,
  useSetLineInfo,
  useSetQuantity,
} from '../cart/index.ts';
import { fullName, isSoldOut, pictureOf, rulesOf, sellingTerms } from '../product/index.ts';
import { PackageAdd } from '../product-cards/index.ts';
import { ifMissingText } from '../substitutes/index.ts';
import { CartItemIfMissing } from './cart-item-if-missing.tsx';
import { LineHint } from './line-hint.tsx';
import { SavedNote } from './saved-note.tsx';

interface CartLineProps {
  item: CartItem;
  /** False on the payment page and while the cart is locked. */
  editable: boolean;
}

/** One line of the cart, with its quantity, note and what is wrong with it. Drawn anew only when something of it changes. */
export const CartLine = memo(function CartLine({ item, editable }: CartLineProps) {
  return isFreeItem(item) ? (
    <FreeItemLine item={item} editable={editable} />
  ) : (
    <BoughtLine item={item} editable={editable} />
  );
});

function BoughtLine({ item, editable }: CartLineProps) {
  const { product, cartItemInfo: info } = item;
  const name = fullName(product);
  const { quantity, busy, keptFrom } = useCartQuantity(product.productId);
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  const [open, setOpen] = useState(false);
  const editorId = useId();
  const price = linePrice(item);
  const priceChange = priceChangeWords(item);
  const canEdit = editable && item.editable;
  // of what is sold out or off sale nothing is changed: it is taken out
  const canChange = canEdit && !isSoldOut(product);
  const packages = linePackages(item);
  const missing = ifMissingText(info.accept_alternatives === 'true', item.wantedSubstitute);
  // that nothing divides is said in passing, what does on a line of its own
  const undivided = packages.startsWith('0') && product.priceNet === undefined;
  return (
    <li className="cline">
      <ProductRow
        name={product.name}
        brand={product.shortDescr || undefined}
        href={product.itemUrl}
        picture={pictureOf(product, '72px')}
        tint={product.tint}
        meta={
          <>
            {price.text} {price.oldCents === undefined ? null : <OldPrice cents={price.oldCents} />}
            {undivided ? ` · ${packages}` : null}
          </>
        }
        note={info.user_notes || undefined}
        extra={
          <>
            {keptFrom === undefined ? null : (
              <div className="mt line-kept">
                <ArrowsClockwise />
                {keptWords(product, { from: keptFrom, to: quantity })}
              </div>
            )}
            {packages && !undivided ? (
              <div className="mt line-packages">
                {packages}
                {product.priceNet !== undefined && canChange ? <PackageAdd product={product} only={1} /> : null}
              </div>
            ) : null}
            {priceChange ? <div className="mt line-price">{priceChange}</div> : null}
            {item.promotions?.map((promotion) => (
              <div key={promotion.name} className="mt line-promo">
                {promotionWords(item, promotion)}
              </div>
            ))}
            {item.hint && canChange ? <LineHint item={item} hint={item.hint} /> : null}
            {missing ? <div className="mt">{missing}</div> : null}
          </>
        }
        control={
          canChange ? (
            <>
              {item.cartItemId < 0 ? null : (
                <IconButton
                  icon={NotePencil}
                  label={`Nota e sostituti per ${name}`}
                  aria-expanded={open}
                  aria-controls={editorId}
                  className="line-more"
                  onClick={() => setOpen(!open)}
                />
              )}
              <Stepper
                size="small"
                name={name}
                quantity={quantity}
                rules={rulesOf(product)}
                busy={busy}
                packages={sellingTerms(product).byCarton}
                onChange={(next) => (next === 0 ? void remove(item) : setQuantity(product, next))}
              />
            </>
          ) : (
            <span className="num line-quantity">{quantityText(item)}</span>
          )
        }
        amount={<Price size="sm" cents={euroToCents(item.grossTotal)} approximate={item.estimated} />}
        amountNote={item.estimated ? 'da pesare' : undefined}
      />
      {item.errors?.map((problem) => (
        <Note
          key={problem.code}
          kind="err"
          className="line-problem"
          action={
            canEdit && problem.code === 'not-available' ? (
              <span className="row">
                {isSoldOut(product) ? (
                  <ButtonLink kind="line" size="sm" href={`${product.itemUrl}#simili`}>
                    Vedi simili
                  </ButtonLink>
                ) : null}
                <button type="button" className="btn line sm" onClick={() => void remove(item)}>
                  Togli
                </button>
              </span>
            ) : undefined
          }
        >
          {problem.error}.
        </Note>
      ))}
      {canChange ? (
        <div id={editorId} className="line-editor" hidden={!open}>
          {open ? <LineEditor item={item} name={name} /> : null}
        </div>
      ) : null}
    </li>
  );
}

function quantityText({ quantity, weightUnitSelling }: CartItem): string {
  return `${String(quantity).replace('.', ',')} ${weightUnitSelling}`;
}

function LineEditor({ item, name }: { item: CartItem; name: string }) {
  const setInfo = useSetLineInfo();
  const { cartItemId, cartItemInfo: info } = item;
  return (
    <>
      <SavedNote
        label={`Nota per ${name}`}
        of={`riga ${cartItemId}`}
        value={info.user_notes ?? ''}
        placeholder="Per esempio: non troppo mature, grazie"
        onSave={(user_notes) => setInfo.mutate({ cartItemId, user_notes })}
      />
      <CartItemIfMissing item={item} name={name} />
    </>
  );
}

function FreeItemLine({ item, editable }: CartLineProps) {
  const { product } = item;
  const remove = useRemoveLine();
  return (
    <li className="cline">
      <ProductRow
        state="free"
        name=""
        brand={product.name}
        picture={pictureOf(product, '72px')}
        tint={product.tint}
        meta={item.promotions?.[0]?.name ?? 'Omaggio'}
        control={
          editable ? (
            <IconButton icon={XBold} label={`Rinuncia all’omaggio ${product.name}`} onClick={() => void remove(item)} />
          ) : undefined
        }
        amount={<FreePrice size="sm" className="saving" />}
      />
      {item.errors?.map((problem) => (
        <Note key={problem.code} kind="warn" className="line-problem">
          {problem.error}.
        </Note>
      ))}
    </li>
  );
}
