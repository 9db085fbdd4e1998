import { cx } from '@sporta/ui/components/cx.ts';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { CaretUpBold } from '@sporta/ui/icons/CaretUpBold.ts';
import type { ReactNode } from 'react';
import { type Column, nextSort, parseSort, type Sort } from './columns.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

export interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they come. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => number;
  /** Names the row for screen readers: "Ordine 1042". */
  rowName: (row: Row) => string;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** With one, rows can be chosen. */
  selection?: Selection<Row> | undefined;
  /** Opens the row that has the focus; each row has a link that a mouse uses. */
  onOpen?: ((row: Row) => void) | undefined;
  /** At the end of each row: its menu. */
  rowEnd?: ((row: Row) => ReactNode) | undefined;
}

/**
 * A list that the server pages and sorts. ↑ ↓ (or K, J) move between rows, X chooses, Shift+X up to here, Invio opens.
 * `aria-sort` says the order; columns that need room leave on narrow windows.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowName, selection, rowEnd } = props;
  const body = useRowKeys({ rows, onOpen: props.onOpen, selection });
  const sort = parseSort(props.sort);
  return (
    <table className="dt list">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {selection ? (
            <th className="pick">
              <RowCheckbox
                label="Seleziona tutte le righe di questa pagina"
                checked={rows !== undefined && rows.length > 0 && rows.every(selection.has)}
                indeterminate={rows?.some(selection.has)}
                onChange={(on) => selection.setMany(rows ?? [], on)}
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <Header key={column.key} {...{ column, sort }} onSort={props.onSort} />
          ))}
          {rowEnd ? (
            <th className="end">
              <span className="sr">Azioni</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows ? (
          rows.map((row) => (
            <tr key={rowId(row)} className={selection?.has(row) ? 'sel' : undefined} data-row={rowId(row)}>
              {selection ? (
                <td className="pick">
                  <RowCheckbox
                    label={`Seleziona ${rowName(row)}`}
                    checked={selection.has(row)}
                    onChange={(on) => selection.setMany([row], on)}
                  />
                </td>
              ) : null}
              {columns.map(({ key, cell, figures, from, beside }) => (
                <td key={key} className={cx(figures && 'r', beside && 'beside', from && `from-${from}`)}>
                  {cell(row)}
                </td>
              ))}
              {rowEnd ? <td className="end">{rowEnd(row)}</td> : null}
            </tr>
          ))
        ) : (
          <SkeletonRows columns={columns} picks={selection !== undefined} ends={rowEnd !== undefined} />
        )}
      </tbody>
    </table>
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: string) => void) | undefined;
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const { key, header, sortable, figures, from } = column;
  const className = cx(figures && 'r', from && `from-${from}`);
  if (!sortable || !onSort) return <th className={className}>{header}</th>;
  const current = sort?.key === key ? sort : undefined;
  const order = current ? (current.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th className={className} aria-sort={order}>
      <button type="button" className="sort" onClick={() => onSort(nextSort(key, sort))}>
        {header}
        {current ? current.descending ? <CaretDownBold /> : <CaretUpBold /> : null}
      </button>
    </th>
  );
}
