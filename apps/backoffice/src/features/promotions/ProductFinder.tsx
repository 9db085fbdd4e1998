import type { PromotionChoices } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { euro } from '../../shared/figures/index.ts';
import { productsQuery } from './promotions-queries.ts';

interface ProductFinderProps {
  open: boolean;
  onClose: () => void;
  choices: PromotionChoices | undefined;
  taken: readonly number[];
  onTake: (productIds: number[]) => void;
}

/** Finds products by words, department and brand; one by one or all that were found. */
export function ProductFinder({ open, onClose, choices, taken, onTake }: ProductFinderProps) {
  const [q, setQ] = useState('');
  const [department, setDepartment] = useState('');
  const [brand, setBrand] = useState('');
  const asked = useDeferredValue({
    q: q.trim() || undefined,
    category_id: department === '' ? undefined : Number(department),
    vendor_id: brand === '' ? undefined : Number(brand),
  });
  const wants = open && Object.values(asked).some((value) => value !== undefined);
  const { data: found } = useQuery({ ...productsQuery(useApi(), asked), enabled: wants });
  const data = wants ? found : undefined;
  const missing = data?.productIds.filter((id) => !taken.includes(id)) ?? [];
  return (
    <Dialog open={open} onClose={onClose} title="Aggiungi prodotti" width={750}>
      <div className="promo-find">
        <TextInput
          label="Nome, codice o EAN"
          type="search"
          maxLength={60}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <div className="promo-two">
          <Select label="Reparto" value={department} onChange={({ target }) => setDepartment(target.value)}>
            <option value="">Tutti</option>
            {choices?.categories.map(({ categoryId, name, path }) => (
              <option key={categoryId} value={categoryId}>
                {'\u00a0'.repeat(2 * (path.split('/').length - 1)) + name}
              </option>
            ))}
          </Select>
          <Select label="Marca" value={brand} onChange={({ target }) => setBrand(target.value)}>
            <option value="">Tutte</option>
            {choices?.brands.map(({ vendorId, name }) => (
              <option key={vendorId} value={vendorId}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div className="row">
          <p className="grow muted" role="status">
            {data ? `${data.productIds.length} prodotti trovati` : 'Scrivi o scegli per trovare i prodotti'}
          </p>
          {missing.length > 1 ? (
            <Button kind="soft" size="sm" onClick={() => onTake(missing)}>
              Aggiungi tutti e {missing.length}
            </Button>
          ) : null}
        </div>
        <ul className="promo-found">
          {data?.products.map((product) => {
            const isTaken = taken.includes(product.productId);
            return (
              <li key={product.productId}>
                <Thumb size="xs" picture={{ src: product.media.thumb }} />
                <span className="grow">
                  {product.name}
                  <small>{[product.brand, product.description].filter(Boolean).join(' · ')}</small>
                </span>
                <span className="num">{product.price === null ? '–' : euro(product.price)}</span>
                <Button
                  kind="line"
                  size="sm"
                  disabled={isTaken}
                  aria-label={`Aggiungi ${product.name}`}
                  onClick={() => onTake([product.productId])}
                >
                  {isTaken ? 'C’è già' : 'Aggiungi'}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
