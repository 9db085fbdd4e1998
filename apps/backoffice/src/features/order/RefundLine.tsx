import type { StaffOrderLine } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { ProductPicture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { tintClass } from '@sporta/ui/components/product/tint.ts';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useId } from 'react';
import { euro, percent, readFigure } from '../../shared/figures/index.ts';
import { quantityText } from './line-groups.ts';
import { quantityProblem } from './refund-choice.ts';
import { type LineReason, lineReasons } from './refund-reasons.ts';

interface RefundLineProps {
  line: StaffOrderLine;
  /** The quantity as typed; undefined = not chosen. */
  text: string | undefined;
  /** Euro, as the server computed it. */
  amount: number | undefined;
  onChange: (text: string | undefined) => void;
  reason: LineReason | undefined;
  onReason: (reason: LineReason | undefined) => void;
  /** "segnalato, con foto". */
  reported: string | undefined;
}

/** A line with the box that chooses it and how much of it; weighed goods are typed, pieces also pressed. */
export function RefundLine({ line, text, amount, onChange, reason, onReason, reported }: RefundLineProps) {
  const {
    name,
    shortDescr,
    refundableQuantity,
    refundableAmount,
    ivaPct,
    weightUnitSelling: unit,
    mediaURL,
    tint,
  } = line;
  const id = useId();
  const chosen = text !== undefined;
  const problem = chosen ? quantityProblem(line, text) : undefined;
  const most = String(refundableQuantity).replace('.', ',');
  const start = unit === 'kg' || refundableQuantity === 1 ? most : '1';
  return (
    <li>
      <label className="chk">
        <input
          type="checkbox"
          checked={chosen}
          onChange={(event) => onChange(event.target.checked ? start : undefined)}
        />
        <span className={cx('th xs', tintClass(tint))}>
          <ProductPicture picture={{ src: mediaURL }} size={44} />
        </span>
        <span>
          <b>{shortDescr}</b> {name}
          <small className="muted block">
            Iva {percent(ivaPct, 0)} · si può fino a {euro(refundableAmount)}
            {reported ? (
              <>
                {' · '}
                <b className="said">{reported}</b>
              </>
            ) : null}
          </small>
        </span>
      </label>
      {chosen ? (
        <Select
          className="refund-reason"
          label={`Motivo per ${name}`}
          hideLabel
          value={reason ?? ''}
          onChange={({ target: { value } }) => onReason(lineReasons.find((each) => each === value))}
        >
          <option value="">Motivo…</option>
          {lineReasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      ) : null}
      {chosen ? (
        <span className={cx('refund-quantity', unit === 'kg' && 'weighed', problem && 'bad')}>
          {unit === 'kg' ? null : (
            <IconButton
              icon={MinusBold}
              label={`Uno in meno di ${name}`}
              onClick={() => onChange(step(text, -1, refundableQuantity))}
            />
          )}
          <input
            className="qty"
            aria-label={`Quantità di ${name}`}
            aria-invalid={Boolean(problem)}
            aria-describedby={id}
            inputMode="decimal"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit === 'kg' ? null : (
            <IconButton
              icon={PlusBold}
              label={`Uno in più di ${name}`}
              onClick={() => onChange(step(text, 1, refundableQuantity))}
            />
          )}
          <small id={id} className={problem ? 'err' : 'muted'}>
            {problem ?? `di ${quantityText(refundableQuantity, unit)}`}
          </small>
        </span>
      ) : null}
      <b className="r num">{chosen && !problem && amount !== undefined ? euro(amount) : null}</b>
    </li>
  );
}

/** One more or one less, within what is left. */
function step(text: string, by: 1 | -1, most: number): string {
  return String(Math.min(Math.max((readFigure(text) ?? 0) + by, 1), most));
}
