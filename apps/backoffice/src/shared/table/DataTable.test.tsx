// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable, useSelection } from './index.ts';

interface Row {
  id: number;
  name: string;
}

const rows: Row[] = [1, 2, 3, 4].map((id) => ({ id, name: `Ordine ${id}` }));
const columns: Column<Row>[] = [
  { key: 'number', header: 'Ordine', sortable: true, cell: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
  { key: 'name', header: 'Nome', cell: ({ name }) => name },
];
const rowId = ({ id }: Row) => id;

const onSort = vi.fn();
const onOpen = vi.fn();

function List({ sort, page = rows }: { sort?: string; page?: Row[] }) {
  const selection = useSelection(rowId);
  return (
    <>
      <p>{selection.rows.map(rowId).join(' ') || 'nessuno'}</p>
      <DataTable
        caption="Ordini"
        {...{ columns, rowId, sort, onSort, selection, onOpen }}
        rows={page}
        rowName={({ name }) => name}
      />
    </>
  );
}

const press = (key: string, more: object = {}) =>
  act(() => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const chosen = () => document.querySelector('p')?.textContent;

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('a table', () => {
  it('is walked with J and K or the arrows, and stops at its ends', () => {
    render(<List />);
    press('j');
    expect(document.activeElement).toBe(screen.getByLabelText('Seleziona Ordine 1'));
    for (const key of ['ArrowDown', 'j', 'j', 'j', 'j']) press(key);
    expect(document.activeElement).toBe(screen.getByLabelText('Seleziona Ordine 4'));
    press('k');
    expect(document.activeElement).toBe(screen.getByLabelText('Seleziona Ordine 3'));
  });

  it('chooses with X, up to here with Shift and X, and opens with Enter', () => {
    render(<List />);
    press('j');
    press('x');
    press('j');
    press('j');
    press('x', { shiftKey: true });
    expect(chosen()).toBe('1 2 3');
    press('x');
    expect(chosen()).toBe('1 2');
    press('Enter');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[2]);
  });

  it('keeps what was chosen on another page, and chooses a whole page at once', () => {
    const { rerender } = render(<List page={rows.slice(0, 2)} />);
    const all = () => screen.getByLabelText<HTMLInputElement>('Seleziona tutte le righe di questa pagina');
    fireEvent.click(all());
    expect(chosen()).toBe('1 2');
    rerender(<List page={rows.slice(2)} />);
    expect(chosen()).toBe('1 2');
    expect(all().checked).toBe(false);
    fireEvent.click(screen.getByLabelText('Seleziona Ordine 3'));
    expect(all().indeterminate).toBe(true);
    expect(chosen()).toBe('1 2 3');
  });

  it('says its order, and asks for the other one', () => {
    const { rerender } = render(<List sort="number" />);
    const header = () => screen.getByRole('columnheader', { name: 'Ordine' });
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Ordine' }));
    expect(onSort).toHaveBeenLastCalledWith('-number');
    rerender(<List sort="-number" />);
    expect(header().getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Nome' }).hasAttribute('aria-sort')).toBe(false);
  });
});
