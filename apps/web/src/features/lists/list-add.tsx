import { endpoints, type ListDetail, type Product } from '@sporta/contract';
import { quantityToWire } from '@sporta/domain';
import { Button, Price, TextInput, Thumb, toast, useAnnounce } from '@sporta/ui';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { fullName, pictureOf, priceOf, rulesOf, sizeText } from '../../shared/product/index.ts';
import { useListChange } from './model/use-list-change.ts';

/** Searched from so many signs on, after a pause of so many milliseconds, as in the head (specification, section 5). */
const LEAST_LENGTH = 4;
const PAUSE_MS = 200;
const SHOWN = 6;

/** Products are found and put into the list without leaving it. */
export function ListAdd({ list }: { list: ListDetail }) {
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim());
  const api = useApi();
  const hash = useShopHash();
  const isSearched = text.length >= LEAST_LENGTH;
  const { data, error } = useQuery({
    queryKey: ['catalogue', hash, 'for-list', text],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.catalogue.products, { q: text, page_size: SHOWN, hash }, { signal })).data.products,
    enabled: isSearched,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="list-add">
      <TextInput
        type="search"
        label="Cerca un prodotto da mettere in lista"
        hideLabel
        placeholder="Cerca un prodotto da mettere in lista"
        maxLength={100}
        autoComplete="off"
        start={<MagnifyingGlassBold />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!isSearched || !typed ? null : error ? (
        <p className="muted small" role="status">
          {messageOf(error, 'Non riusciamo a cercare: riprova.')}
        </p>
      ) : data?.length === 0 ? (
        <p className="muted small" role="status">
          Non abbiamo trovato nulla per “{text}”.
        </p>
      ) : data ? (
        <ul className="list-found" aria-label="Prodotti trovati">
          {data.map((product) => (
            <Found key={product.productId} product={product} list={list} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Found({ product, list }: { product: Product; list: ListDetail }) {
  const announce = useAnnounce();
  const isIn = list.items.some((item) => item.product.productId === product.productId);
  const add = useListChange(list.listId, async (api, { productId }: Product) => {
    const quantity = quantityToWire(rulesOf(product).min);
    const call = api.call(endpoints.lists.addProduct, { list_id: list.listId, product_id: productId, quantity });
    const { data } = await call;
    announce(`${fullName(product)}, in lista`);
    return data.list;
  });
  return (
    <li>
      <Thumb size="xs" picture={pictureOf(product, '44px')} tint={product.tint} />
      <div className="grow">
        <div className="nm">
          {product.shortDescr ? <b>{product.shortDescr}</b> : null} {product.name}
        </div>
        <small className="muted">{sizeText(product)}</small>
      </div>
      <Price size="sm" cents={priceOf(product).cents} />
      <Button
        kind="soft"
        size="sm"
        className="list-found-add"
        aria-disabled={isIn}
        busy={add.isPending}
        onClick={() => (isIn ? toast.success(`${fullName(product)} è già in lista`) : add.mutate(product))}
      >
        {isIn ? <CheckBold /> : <PlusBold />}
        {isIn ? (
          'In lista'
        ) : (
          <>
            Metti<span className="sr"> {fullName(product)}</span> in lista
          </>
        )}
      </Button>
    </li>
  );
}

/** What is typed, once no key was pressed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
