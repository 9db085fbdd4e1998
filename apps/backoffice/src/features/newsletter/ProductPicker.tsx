import { staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';

interface Chosen {
  productId: number;
  name: string;
}

/** Products of an issue, found by their names. */
export function ProductPicker({
  products,
  onChange,
}: {
  products: readonly Chosen[];
  onChange: (products: Chosen[]) => void;
}) {
  const api = useApi();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['newsletter-products', asked],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staff.search, { q: asked }, { signal })).data.hits,
    enabled: asked.length >= 2,
    staleTime: 30_000,
  });
  const found =
    asked.length >= 2
      ? (data ?? []).filter(({ kind, id }) => kind === 'product' && !products.some(({ productId }) => productId === id))
      : [];
  return (
    <div className="stack">
      <TextInput
        label="Prodotti"
        hint="Cercali per nome: restano nell’ordine in cui li scegli"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length > 0 ? (
        <ul className="letter-products">
          {found.slice(0, 6).map(({ id, title }) => (
            <li key={id}>
              <Button
                kind="soft"
                size="sm"
                onClick={() => {
                  onChange([...products, { productId: id, name: title }]);
                  setText('');
                }}
              >
                Aggiungi {title}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {products.length > 0 ? (
        <ul className="letter-products">
          {products.map(({ productId, name }) => (
            <li key={productId}>
              <Button
                kind="line"
                size="sm"
                onClick={() => onChange(products.filter((each) => each.productId !== productId))}
              >
                Togli {name}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
