import type { ImportChangeKind, ImportRowOnWire, ImportView, StaffImport } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { euro, percent } from '../../shared/figures/index.ts';
import { rowsQuery } from './imports-queries.ts';
import { Pages } from './Pages.tsx';
import { count, counted } from './states.ts';

const pageSize = 8;
const names: readonly [ImportView, string, keyof StaffImport['counts']][] = [
  ['price', 'Prezzi', 'price'],
  ['new', 'Nuovi', 'new'],
  ['text', 'Testi', 'text'],
  ['vat', 'Iva', 'vat'],
  ['other', 'Altro', 'other'],
  ['missing', 'Non nel file', 'missing'],
];

/** The products as they would be, by what changes of them. */
export function ChangesPanel({
  found,
  view: asked,
  onView,
}: {
  found: StaffImport;
  view: ImportView | undefined;
  onView: (view: ImportView) => void;
}) {
  const { counts, importId, state } = found;
  const tabs = names.filter(([, , key]) => counts[key] > 0);
  const view = asked && asked !== 'error' ? asked : (tabs[0]?.[0] ?? 'price');
  const total =
    view === 'big-price' ? counts.bigPrice : (counts[names.find(([name]) => name === view)?.[2] ?? 'price'] ?? 0);
  const [page, setPage] = useState(1);
  const version = `${state} ${counts.error} ${total}`;
  const { data } = useQuery(rowsQuery(useApi(), { importId, view, page, pageSize, version }));
  const show = (next: ImportView) => {
    setPage(1);
    onView(next);
  };
  return (
    <section className="bx" aria-labelledby="cosa-cambia">
      <h2 id="cosa-cambia">{state === 'checked' || state === 'mending' ? 'Cosa cambia' : 'Cosa è cambiato'}</h2>
      {tabs.length === 0 ? <p className="muted">Niente: il catalogo è già così.</p> : null}
      {tabs.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form.
        <div className="seg scroll imp-tabs" role="group" aria-label="Che cosa guardare">
          {tabs.map(([name, label, key]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view || (name === 'price' && view === 'big-price')}
              onClick={() => show(name)}
            >
              {label} <span className="num">{count(counts[key])}</span>
            </button>
          ))}
        </div>
      ) : null}
      {tabs.length > 0 ? (
        <ul className="imp-changes">
          {data?.rows.map((row) => (
            <Change key={`${row.line} ${row.code}`} row={row} view={view} />
          ))}
        </ul>
      ) : null}
      <Pages page={page} pageSize={pageSize} total={total} onPage={setPage} label="modifiche" />
      {counts.bigPrice > 0 && view !== 'big-price' ? (
        <>
          <Note kind="warn" className="imp-big">
            <b>{counted(counts.bigPrice, 'prezzo cambia', 'prezzi cambiano')} di oltre il 50%.</b>{' '}
            {state === 'checked' ? 'Guarda prima di applicare.' : null}
          </Note>
          <Button kind="soft" block onClick={() => show('big-price')}>
            {counts.bigPrice === 1 ? 'Guarda quel prezzo' : `Guarda i ${count(counts.bigPrice)} prezzi`}
          </Button>
        </>
      ) : null}
    </section>
  );
}

/** Which changes of a product a view is about; the price itself stands beside the name. */
const kindOf: Partial<Record<ImportView, ImportChangeKind>> = {
  price: 'price',
  'big-price': 'price',
  text: 'text',
  vat: 'vat',
  other: 'other',
};

function Change({ row, view }: { row: ImportRowOnWire; view: ImportView }) {
  const isOfPrice = view === 'price' || view === 'big-price' || view === 'new';
  const { priceBefore, priceAfter = undefined, priceChange = 0 } = isOfPrice ? row : {};
  const others = row.changes.filter(({ kind, field }) => kind === kindOf[view] && field !== 'Prezzo, Consumatori');
  return (
    <li>
      {row.thumb === undefined ? null : <Thumb size="xs" picture={{ src: row.thumb }} />}
      <span className="imp-name grow">
        <b>{row.name}</b>
        <small>{[row.description, row.code].filter(Boolean).join(' · ')}</small>
        {others.slice(0, 4).map(({ field, before, after }) => (
          <small key={field}>
            {field}: {before === '' ? null : <s>{before}</s>} {after === '' ? 'tolto' : after}
          </small>
        ))}
        {row.remarks.slice(0, 3).map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
      </span>
      {priceAfter === undefined ? null : (
        <span className="imp-price">
          <span>
            {priceBefore === undefined ? null : <s>{euro(priceBefore)}</s>} <b>{euro(priceAfter)}</b>
          </span>
          {priceChange === 0 ? null : (
            <Tag tone={Math.abs(priceChange) > 0.5 ? 'err' : priceChange < 0 ? 'green' : undefined}>
              {priceChange > 0 ? '+' : '−'}
              {percent(Math.abs(priceChange))}
            </Tag>
          )}
        </span>
      )}
    </li>
  );
}
