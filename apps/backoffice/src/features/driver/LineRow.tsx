import type { DriverLine } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { ArrowsLeftRightBold } from '@sporta/ui/icons/ArrowsLeftRightBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { euro } from '../../shared/figures/index.ts';
import { lineText } from './model/lines.ts';

/** One line of the order, with what became of it. `plain`: as a product alone. */
export function LineRow({ line, plain }: { line: DriverLine; plain?: boolean }) {
  const { status, substitute } = line;
  return (
    <li className="dv-product">
      <Thumb picture={{ src: line.mediaURL }} tint={line.tint} />
      <div>
        {status === 'substituted' && substitute ? (
          <b>{substitute}</b>
        ) : (
          <span>
            <b>{line.shortDescr}</b> {line.name}
          </span>
        )}
        <small>{plain ? line.description : lineText(line)}</small>
        {plain || status !== 'missing' ? null : (
          <Tag tone="err" icon={XBold}>
            Mancante
          </Tag>
        )}
        {plain || status !== 'substituted' ? null : (
          <Tag tone="info" icon={ArrowsLeftRightBold}>
            Sostituito
          </Tag>
        )}
      </div>
      <div className="dv-price">
        {!plain && line.amount !== line.orderedAmount ? (
          <s>
            <span className="sr">prima </span>
            {euro(line.orderedAmount)}
          </s>
        ) : null}
        {euro(line.amount)}
      </div>
    </li>
  );
}
