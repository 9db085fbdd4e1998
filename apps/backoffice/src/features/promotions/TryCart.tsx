import {
  type PromotionChoices,
  type PromotionFields,
  type PromotionProduct,
  staffEndpoints,
  type TriedCart,
} from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { euro } from '../../shared/figures/index.ts';
import { Counter } from './fields.tsx';
import { ProductFinder } from './ProductFinder.tsx';
import { productsQuery } from './promotions-queries.ts';

interface TryCartProps {
  fields: PromotionFields;
  promotionId: number | undefined;
  products: readonly PromotionProduct[];
  choices: PromotionChoices | undefined;
}

/** A cart of one's own, computed by the engine customers pay by, each saving with its reason. */
export function TryCart({ fields, promotionId, products, choices }: TryCartProps) {
  const api = useApi();
  const [own, setOwn] = useState<readonly { productId: number; quantity: number }[]>();
  const [who, setWho] = useState({ member: true, firstOrder: true, code: fields.promoCode ?? '' });
  const [finding, setFinding] = useState(false);
  const first = fields.productIds[0];
  const size = piecesToTry(fields);
  const lines = own ?? (first === undefined ? [] : [{ productId: first, quantity: size }]);
  const codes = who.code.trim() === '' ? [] : [who.code.trim()];
  const asked = useDeferredValue({
    promotion_id: promotionId,
    fields,
    lines: lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    segment: fields.segment === 'everyone' ? ('household' as const) : fields.segment,
    member: who.member,
    first_order: who.firstOrder,
    codes,
    delivery: 4.9,
  });
  const { data: cart } = useQuery({
    queryKey: ['promotion-try', asked],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffPromotions.tryCart, asked, { signal })).data.cart,
    placeholderData: keepPreviousData,
    enabled: asked.lines.length > 0,
    retry: false,
  });
  const ids = lines.map(({ productId }) => productId);
  const { data: found } = useQuery({ ...productsQuery(api, { product_ids: ids }), enabled: ids.length > 0 });
  const nameOf = (id: number) =>
    [...products, ...(found?.products ?? [])].find(({ productId }) => productId === id)?.name ?? 'Prodotto';
  const change = (productId: number, quantity: number) =>
    setOwn(
      quantity === 0
        ? lines.filter((line) => line.productId !== productId)
        : lines.map((line) => (line.productId === productId ? { productId, quantity } : line)),
    );
  return (
    <section className="bx promo-try" aria-labelledby="promo-try">
      <div className="row">
        <h2 id="promo-try" className="grow">
          Prova un carrello
        </h2>
        <Button kind="ghost" size="sm" onClick={() => setFinding(true)}>
          Metti un prodotto
        </Button>
      </div>
      {lines.map(({ productId, quantity }) => (
        <Counter
          key={productId}
          label={nameOf(productId)}
          value={quantity}
          min={0}
          max={999}
          onChange={(next) => change(productId, next)}
        />
      ))}
      <div className="promo-who">
        <Checkbox
          label="Ha la tessera"
          checked={who.member}
          onChange={({ target }) => setWho({ ...who, member: target.checked })}
        />
        <Checkbox
          label="È il primo ordine"
          checked={who.firstOrder}
          onChange={({ target }) => setWho({ ...who, firstOrder: target.checked })}
        />
        <TextInput
          label="Codice scritto dal cliente"
          maxLength={40}
          value={who.code}
          onChange={({ target }) => setWho({ ...who, code: target.value })}
        />
      </div>
      {cart && lines.length > 0 ? <Receipt cart={cart} /> : <p className="muted">Il carrello è vuoto.</p>}
      <ProductFinder
        open={finding}
        onClose={() => setFinding(false)}
        choices={choices}
        taken={ids}
        onTake={(more) =>
          setOwn([...lines, ...more.slice(0, 50).map((productId) => ({ productId, quantity: 1 }))].slice(0, 100))
        }
      />
    </section>
  );
}

/** So many pieces of a product that the promotion acts at all. */
function piecesToTry({ kind, take, steps }: PromotionFields): number {
  if (kind === 'quantity-price') return steps?.[0]?.pieces ?? 1;
  return kind === 'm-for-n' || kind === 'nth-piece' || kind === 'bundle-price' ? (take ?? 2) : 1;
}

/** What the cart costs and why, line by line. */
function Receipt({ cart }: { cart: TriedCart }) {
  return (
    <div role="status">
      {cart.idle ? <Note kind="warn">L’offerta qui non fa niente. {cart.idle}.</Note> : null}
      <ul className="promo-receipt">
        {cart.lines.map((line) => (
          <li key={line.productId}>
            <p className="row">
              <span className="grow">
                {line.quantity.toLocaleString('it-IT')} × {line.name}
              </span>
              {line.total < line.listTotal ? <s>{euro(line.listTotal)}</s> : null}
              <b>{euro(line.total)}</b>
            </p>
            {line.applied.map((saving) => (
              <Saving key={saving.name + saving.text} name={`${saving.name}: ${saving.text}`} amount={saving.amount} />
            ))}
          </li>
        ))}
        {cart.gifts.map((gift) => (
          <li key={gift.productId}>
            <p className="row">
              <span className="grow">1 × {gift.name}</span>
              <b>Gratis</b>
            </p>
            <Saving name={gift.text} />
          </li>
        ))}
        {[...cart.basket, ...cart.delivery].map((saving) => (
          <li key={saving.name + saving.text}>
            <Saving name={`${saving.name}: ${saving.text}`} amount={saving.amount} />
          </li>
        ))}
        <li>
          <p className="row">
            <span className="grow">Consegna</span>
            <b>{cart.deliveryCost === 0 ? 'Gratis' : euro(cart.deliveryCost)}</b>
          </p>
        </li>
        <li>
          <p className="row promo-total">
            <span className="grow">Totale</span>
            <b>{euro(cart.total)}</b>
          </p>
          {cart.margin === undefined ? null : <small>Margine sulle merci {euro(cart.margin)}</small>}
        </li>
      </ul>
      {cart.hints.map((text) => (
        <p key={text} className="small muted">
          {text}
        </p>
      ))}
      {cart.codes.map(({ code, text, applied }) => (
        <p key={code} className="small">
          {code}: {applied ? 'accettato' : text}
        </p>
      ))}
    </div>
  );
}

function Saving({ name, amount }: { name: string; amount?: number }) {
  return (
    <p className="row promo-saves">
      <span className="grow">{name}</span>
      {amount === undefined ? null : <span>−{euro(amount)}</span>}
    </p>
  );
}
