import { type PickingStoreSettings, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { SearchField } from '../../shared/filters/index.ts';
import { ImportPlaces } from './ImportPlaces.tsx';
import { placesQuery } from './store-query.ts';

const A_PAGE = 50;

/** Where products are in their aisles: by department or by search, written here or in a spreadsheet. */
export function PlacesPanel({ store: { warehouseId, aisles } }: { store: PickingStoreSettings }) {
  const api = useApi();
  const queries = useQueryClient();
  const [tint, setTint] = useState(aisles[0]?.tint ?? '');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const asked = { warehouse_id: warehouseId, ...(q.length > 1 ? { q } : tint ? { tint } : {}), page };
  const { data, error, refetch } = useQuery(placesQuery(api, asked));
  const products = data?.products ?? [];
  const changed = products.filter(({ productId, place = '' }) => (typed[productId] ?? place).trim() !== place);
  const readAgain = () => queries.invalidateQueries({ queryKey: ['picking-places'] });
  const save = useMutation({
    mutationFn: () =>
      api.call(staffEndpoints.staffPickingStore.savePlaces, {
        warehouse_id: warehouseId,
        places: changed.map(({ productId, place = '' }) => ({
          product_id: productId,
          place: (typed[productId] ?? '').trim(),
          seen: place,
        })),
      }),
    onSuccess: ({ data: { changed: count } }) => {
      toast.success(countOf(count, 'posto salvato', 'posti salvati'));
      setTyped({});
    },
    onSettled: readAgain,
  });
  const show = (next: { tint?: string; q?: string; page?: number }) => {
    setTyped({});
    save.reset();
    setTint(next.tint ?? tint);
    setQ(next.q ?? q);
    setPage(next.page ?? 1);
  };
  return (
    <section className="bx pkst-places">
      <div className="row flow">
        <h2 className="grow">Posti dei prodotti</h2>
        <DownloadMenu
          kind="line"
          label="Scarica i posti"
          hrefOf={(format) =>
            api.url(staffEndpoints.staffPickingStore.placesFile, { warehouse_id: warehouseId, format })
          }
        />
        <ImportPlaces warehouseId={warehouseId} onRead={() => void readAgain()} />
      </div>
      <div className="row flow">
        <Select
          label="Reparto"
          value={tint}
          disabled={q.length > 1}
          onChange={({ target }) => show({ tint: target.value })}
        >
          {aisles.map((aisle) => (
            <option key={aisle.tint} value={aisle.tint}>
              {aisle.label}
            </option>
          ))}
        </Select>
        <SearchField
          label="Cerca un prodotto"
          placeholder="Nome o codice"
          q={q}
          onChange={(next) => show({ q: next })}
        />
      </div>
      {error && !data ? <LoadProblem error={error} what="i prodotti" onRetry={() => void refetch()} /> : null}
      {data && products.length === 0 ? <p className="muted">Nessun prodotto.</p> : null}
      <ul aria-label="Prodotti e posti">
        {products.map(({ productId, code, name, shortDescr, description, place = '' }) => (
          <li key={productId}>
            <span className="grow">
              {[shortDescr, name].filter(Boolean).join(' ')}
              <small>{[code, description].filter(Boolean).join(' · ')}</small>
            </span>
            <TextInput
              label={`Posto di ${name}, ${code}`}
              hideLabel
              placeholder="Posto"
              maxLength={40}
              autoComplete="off"
              value={typed[productId] ?? place}
              onChange={({ target }) => setTyped({ ...typed, [productId]: target.value })}
            />
          </li>
        ))}
      </ul>
      {save.isError ? (
        <Note kind="err" live>
          {messageOf(save.error)}
        </Note>
      ) : null}
      <div className="row flow">
        <Button disabled={changed.length === 0} busy={save.isPending} onClick={() => save.mutate()}>
          {changed.length === 0 ? 'Niente da salvare' : `Salva ${countOf(changed.length, 'posto', 'posti')}`}
        </Button>
        <Button kind="line" disabled={page === 1 || changed.length > 0} onClick={() => show({ page: page - 1 })}>
          Pagina prima
        </Button>
        <Button
          kind="line"
          disabled={page * A_PAGE >= (data?.total ?? 0) || changed.length > 0}
          onClick={() => show({ page: page + 1 })}
        >
          Pagina dopo
        </Button>
      </div>
    </section>
  );
}
