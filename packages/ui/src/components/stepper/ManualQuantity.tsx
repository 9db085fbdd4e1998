import {
  formatThousandths,
  manualQuantity,
  parseManualQuantity,
  type QuantityRules,
  refusedQuantityHint,
  type Thousandths,
} from '@sporta/domain';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CheckBold } from '../../icons/CheckBold.ts';
import { XBold } from '../../icons/XBold.ts';
import { cleanTyped } from './stepperKeys.ts';

interface ManualQuantityProps {
  label: string;
  quantity: Thousandths;
  rules: QuantityRules;
  /** First character already typed, or "" to start from the current quantity. */
  start: string;
  onConfirm: (quantity: Thousandths) => void;
  onCancel: () => void;
}

/** The field, its two buttons and the tooltip that says what the typed number becomes. */
export function ManualQuantity({ label, quantity, rules, start, onConfirm, onCancel }: ManualQuantityProps) {
  const [text, setText] = useState(start || formatThousandths(quantity));
  const input = useRef<HTMLInputElement>(null);
  const tipId = useId();
  const typed = parseManualQuantity(text, rules.mode);
  const outcome = typed === undefined ? undefined : manualQuantity(typed, rules);
  const refused = outcome ? '' : refusedQuantityHint(text, rules.mode);

  useEffect(() => {
    input.current?.focus();
    if (!start) input.current?.select();
  }, [start]);

  const confirm = () => {
    if (outcome) onConfirm(outcome.quantity);
    else if (refused) input.current?.focus();
    else onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Esc here ends typing; it must not close the drawer around the stepper, nor Enter send a form.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') confirm();
    else onCancel();
  };

  return (
    <>
      <span className="qtip" id={tipId} role="status">
        {outcome?.hint ? `${outcome.hint} Invio conferma, Esc annulla.` : refused}
      </span>
      <button type="button" aria-label="Annulla" onClick={onCancel}>
        <XBold />
      </button>
      <input
        ref={input}
        className="typed"
        type="text"
        inputMode={rules.mode === 'loose' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-label={label}
        aria-describedby={tipId}
        aria-invalid={refused ? true : undefined}
        value={text}
        onChange={(event) => setText(cleanTyped(event.target.value))}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="ok" aria-label="Conferma" onClick={confirm}>
        <CheckBold />
      </button>
    </>
  );
}
