import { cx } from '@sporta/ui/components/cx.ts';
import type { Column } from './columns.ts';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Real lines are not equally long. */
const widths = ['w60', 'w80', 'w40'];

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** Cells beside the columns. */
  extra: number;
}

/** Grey bars in the shape of the rows that come; CSS shows them after 200 ms. */
export function SkeletonRows<Row>({ columns, extra }: SkeletonRowsProps<Row>) {
  return ROWS.map((row) => (
    <tr key={row} className="ghost">
      {extra > 0 ? <td colSpan={extra} /> : null}
      {columns.map(({ key, figures, from, holds }) => (
        <td key={key} className={cx(figures && 'r', from && `from-${from}`)}>
          <span className={cx('sk', holds === 'tag' && 'chipsize', widths[row % widths.length])} />
          {holds === 'two-lines' ? <span className={cx('sk second', widths[(row + 1) % widths.length])} /> : null}
        </td>
      ))}
    </tr>
  ));
}
