import { type ColdCell, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { CellCard } from './CellCard.tsx';
import { CellDay } from './CellDay.tsx';
import { CellDialog } from './CellDialog.tsx';
import { cellsQuery } from './cold-queries.ts';
import type { ColdSearch } from './cold-search.ts';
import './cold.css';

/** Cold rooms: how each is now, a temperature read by hand, and the day of one of them. */
export function ColdPage({ search, onSearch }: { search: ColdSearch; onSearch: (search: ColdSearch) => void }) {
  const me = useMe();
  const { data, error, refetch } = useQuery(cellsQuery(useApi()));
  const [editing, setEditing] = useState<ColdCell | 'new'>();
  const maySetUp = mayUse(me, staffEndpoints.staffCold.save);
  const chosen = data?.find(({ cellId }) => cellId === search.cell);
  return (
    <>
      <title>Celle frigo | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Celle frigo</h1>
          <p className="muted">{data ? summaryOf(data) : '\u00a0'}</p>
        </div>
        {maySetUp ? (
          <Button onClick={() => setEditing('new')}>
            <PlusBold />
            Nuova cella
          </Button>
        ) : null}
      </div>
      {error && !data ? (
        <LoadProblem error={error} what="le celle" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton count={4} label="Le celle" />
      ) : data.length === 0 ? (
        <section className="bx">
          <h2>Nessuna cella</h2>
          <p className="muted">
            Il registro delle temperature serve all’autocontrollo (Reg. CE 852/2004): aggiungi le celle della sede, poi
            segna le letture dal telefono, o collega una sonda.
          </p>
        </section>
      ) : (
        <div className="cold-cells">
          {data.map((cell) => (
            <CellCard
              key={cell.cellId}
              cell={cell}
              isOpen={cell.cellId === search.cell}
              onOpen={() => onSearch({ cell: cell.cellId })}
            />
          ))}
        </div>
      )}
      {chosen ? (
        <CellDay
          key={chosen.cellId}
          cell={chosen}
          day={search.day}
          onDay={(day) => onSearch({ cell: chosen.cellId, day })}
          {...(maySetUp ? { onEdit: () => setEditing(chosen) } : {})}
        />
      ) : null}
      {editing ? (
        <CellDialog cell={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      ) : null}
    </>
  );
}

function summaryOf(cells: readonly ColdCell[]): string {
  const used = cells.filter(({ active }) => active);
  const wrong = used.filter(({ state }) => state === 'alert' || state === 'silent').length;
  const all = countOf(used.length, 'cella in uso', 'celle in uso');
  return wrong === 0 ? all : `${all}, ${countOf(wrong, 'da guardare', 'da guardare')}`;
}
