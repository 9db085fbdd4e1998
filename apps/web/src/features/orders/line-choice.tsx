import type { OrderLine } from '@sporta/contract';
import { Checkbox, Thumb } from '@sporta/ui';
import type { ReactNode } from 'react';
import { goodsOf } from '../../shared/orders/index.ts';

interface LineChoiceProps {
  line: OrderLine;
  checked: boolean;
  onChange: (checked: boolean) => void;
  detail: string;
  /** Asked once the line is chosen: how many, what is wrong with it. */
  children?: ReactNode | undefined;
}

/** A line of an order that can be chosen, with what has to be said about it once it is. */
export function LineChoice({ line, checked, onChange, detail, children }: LineChoiceProps) {
  const { shortDescr, name, mediaURL, tint } = goodsOf(line);
  return (
    <li className="line-choice">
      <Checkbox
        className="grow"
        label={
          <>
            {shortDescr ? <b>{shortDescr}</b> : null} {name}
          </>
        }
        description={detail}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Thumb size="xs" picture={{ src: mediaURL }} tint={tint} />
      {checked && children ? <div className="line-choice-more">{children}</div> : null}
    </li>
  );
}
