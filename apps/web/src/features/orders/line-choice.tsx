import type { OrderLine } from '@sporta/contract';
import { Checkbox, Thumb } from '@sporta/ui';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import type { ReactNode } from 'react';
import { goodsOf } from '../../shared/orders/index.ts';

const WRONG = 'line-choices-wrong';

interface LineChoicesProps {
  /** Why the choice is not accepted. */
  wrong: string | undefined;
  children: ReactNode;
}

/** Lines to choose among; what is wrong with the choice stands above them. */
export function LineChoices({ wrong, children }: LineChoicesProps) {
  return (
    <div className="fld">
      {wrong ? (
        <span className="err" id={WRONG}>
          <WarningCircleFill />
          {wrong}
        </span>
      ) : null}
      <ul className="line-choices">{children}</ul>
    </div>
  );
}

interface LineChoiceProps {
  line: OrderLine;
  checked: boolean;
  onChange: (checked: boolean) => void;
  detail: string;
  /** The lines it stands among lack a choice. */
  wrong?: boolean | undefined;
  /** Asked once the line is chosen: how many, what is wrong with it. */
  children?: ReactNode | undefined;
}

/** A line of an order that can be chosen, with what has to be said about it once it is. */
export function LineChoice({ line, checked, onChange, detail, wrong, children }: LineChoiceProps) {
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
        {...(wrong ? { 'aria-invalid': true, 'aria-describedby': WRONG } : {})}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Thumb size="xs" picture={{ src: mediaURL }} tint={tint} />
      {checked && children ? <div className="line-choice-more">{children}</div> : null}
    </li>
  );
}
