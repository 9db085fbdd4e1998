import type { Page } from '@sporta/contract';
import { mostListed } from '@sporta/contract/most-listed.ts';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import type { ReactNode } from 'react';
import { listCount } from '../figures/index.ts';
import { Key, useKeys } from '../keyboard/index.ts';

interface TableFootProps {
  /** The page shown, as the answer says. */
  page: Pick<Page, 'selPage' | 'itemsPerPage' | 'totItems'>;
  onPage: (page: number) => void;
  /** Beside the figures: what a sign means. */
  note?: ReactNode | undefined;
  /** Rows can be chosen, so X does something. */
  selects?: boolean | undefined;
}

/** "1–50 di 1.240" or "1–50 di oltre 10.000", the keys, and the two arrows. */
export function TableFoot({ page: answered, onPage, note, selects }: TableFootProps) {
  const { selPage: page, itemsPerPage: pageSize, totItems: total } = answered;
  const shown = Math.min(total, mostListed);
  const pages = Math.max(1, Math.ceil(shown / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, shown);
  useKeys({
    ...(page > 1 ? { arrowleft: () => onPage(page - 1) } : {}),
    ...(page < pages ? { arrowright: () => onPage(page + 1) } : {}),
  });
  return (
    <div className="dt-foot">
      <span className="grow" role="status">
        {from}–{to} di {listCount(total)}
        {note ? <> · {note}</> : null}
      </span>
      <span className="keys">
        <Key>J</Key> <Key>K</Key> riga{' '}
        {selects ? (
          <>
            <Key>X</Key> seleziona{' '}
          </>
        ) : null}
        <Key>Invio</Key> apri
      </span>
      <IconButton icon={CaretLeftBold} label="Pagina prima" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton icon={CaretRightBold} label="Pagina dopo" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </div>
  );
}
