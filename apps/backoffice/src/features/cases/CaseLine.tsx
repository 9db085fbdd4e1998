import type { StaffCaseLine } from '@sporta/contract';
import { lineProblemLabels } from '@sporta/contract/staff-case-words.ts';
import { cx } from '@sporta/ui/components/cx.ts';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { useId } from 'react';
import { euro } from '../../shared/figures/index.ts';
import { typedProblem } from './decision-lines.ts';

interface CaseLineProps {
  line: StaffCaseLine;
  /** With it the line can be chosen: the quantity as typed, undefined = not chosen. */
  choice?: { text: string | undefined; onChange: (text: string | undefined) => void } | undefined;
}

const quantityOf = (quantity: number, unit: string) => `${String(quantity).replace('.', ',')} ${unit}`;

/** A product of a case: what is wrong with it, and how much of it is given back. */
export function CaseLine({ line, choice }: CaseLineProps) {
  const { name, mediaURL, tint, quantity, reportedQuantity, weightUnitSelling: unit, problem } = line;
  const id = useId();
  const wrong = choice?.text === undefined ? undefined : typedProblem(line, choice.text);
  const gone = line.refundableQuantity === 0;
  const words = (
    <>
      <span className={cx('th xs', tintClass(tint))}>
        <ProductPicture picture={{ src: mediaURL }} size={44} />
      </span>
      <span className="case-name">
        {name}
        <small className="muted block">
          {reportedQuantity === undefined ? null : `${quantityOf(reportedQuantity, unit)} di `}
          {quantityOf(quantity, unit)}
          {choice ? (gone ? ' · già rimborsato' : ` · si può fino a ${euro(line.refundableAmount)}`) : null}
        </small>
      </span>
    </>
  );
  return (
    <li>
      {choice ? (
        <label className="chk">
          <input
            type="checkbox"
            disabled={gone}
            checked={choice.text !== undefined}
            onChange={(event) =>
              choice.onChange(event.target.checked ? String(line.refundableQuantity).replace('.', ',') : undefined)
            }
          />
          {words}
        </label>
      ) : (
        <span className="case-goods">{words}</span>
      )}
      {problem ? <Tag tone="warn">{lineProblemLabels[problem]}</Tag> : null}
      {choice?.text !== undefined ? (
        <span className="case-quantity">
          <input
            className={cx('qty', wrong && 'bad')}
            aria-label={`Quantità da rimborsare di ${name}`}
            aria-invalid={Boolean(wrong)}
            aria-describedby={id}
            inputMode="decimal"
            value={choice.text}
            onChange={(event) => choice.onChange(event.target.value)}
          />
          <small id={id} className={wrong ? 'err' : 'muted'}>
            {wrong ?? `di ${quantityOf(line.refundableQuantity, unit)}`}
          </small>
        </span>
      ) : null}
    </li>
  );
}
