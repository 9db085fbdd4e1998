import { cx } from '@sporta/ui/components/cx.ts';
import type { Column } from './columns.ts';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Real lines are not equally long. */
const widths = ['w60', 'w80', 'w40'];

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** A cell before them to choose by, and one behind them with a menu. */
  picks: boolean;
  ends: boolean;
}

/** Grey bars in the shape of the rows that come; CSS shows them after 200 ms. */
export function SkeletonRows<Row>({ columns, picks, ends }: SkeletonRowsProps<Row>) {
  return ROWS.map((row) => (
    <tr key={row} className="ghost">
      {picks ? <td className="pick" /> : null}
      {columns.map(({ key, figures, from, holds }) => (
        <td key={key} className={cx(figures && 'r', from && `from-${from}`)}>
          <span className={cx('sk', holds === 'tag' && 'chipsize', widths[row % widths.length])} />
          {holds === 'two-lines' ? <span className={cx('sk second', widths[(row + 1) % widths.length])} /> : null}
        </td>
      ))}
      {ends ? <td className="end" /> : null}
    </tr>
  ));
}
