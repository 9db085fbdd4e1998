import { countText } from '@sporta/domain';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import type { KeyboardEvent } from 'react';

interface TicketStepperProps {
  /** Whose tickets. */
  issuer: string;
  count: number;
  canAdd: boolean;
  disabled: boolean;
  onChange: (count: number) => void;
}

/** How many whole tickets; arrow keys change the number too. Buttons at their end keep focus. */
export function TicketStepper({ issuer, count, canAdd, disabled, onChange }: TicketStepperProps) {
  const less = () => !disabled && count > 0 && onChange(count - 1);
  const more = () => !disabled && canAdd && onChange(count + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') more();
    else if (event.key === 'ArrowDown') less();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend on every card.
    <div className="stp" role="group" aria-label={`Buoni ${issuer}`}>
      <button type="button" aria-label="Un buono in meno" aria-disabled={disabled || count === 0} onClick={less}>
        <MinusBold />
      </button>
      <span
        className="q"
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        aria-label={`Quanti buoni ${issuer}`}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuetext={countText(count, 'buono', 'buoni')}
        onKeyDown={onKeyDown}
      >
        {count}
      </span>
      <button type="button" aria-label="Un buono in più" aria-disabled={disabled || !canAdd} onClick={more}>
        <PlusBold />
      </button>
    </div>
  );
}
