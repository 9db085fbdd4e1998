import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { X } from '@sporta/ui/icons/X.ts';
import type { ReactNode } from 'react';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  /** "3 selezionati, 541,55 €". */
  summary: string;
  /** Buttons: what can be done with all of them. */
  children: ReactNode;
}

/** The green bar over a table while rows are chosen. */
export function BulkBar<Row>({ selection, summary, children }: BulkBarProps<Row>) {
  return (
    <section className="bulk" aria-label="Righe selezionate">
      <RowCheckbox label="Togli la selezione" checked={false} indeterminate onChange={selection.clear} />
      <b role="status">{summary}</b>
      <div className="bulk-acts">{children}</div>
      <span className="grow" />
      <IconButton icon={X} label="Togli la selezione" onClick={selection.clear} />
    </section>
  );
}
