import {
  formatThousandths,
  longQuantity,
  nextQuantity,
  previousQuantity,
  type QuantityRules,
  type Thousandths,
} from '@sporta/domain';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MinusBold } from '../../icons/MinusBold.ts';
import { PlusBold } from '../../icons/PlusBold.ts';
import { TrashBold } from '../../icons/TrashBold.ts';
import { useAnnounce } from '../announcer/Announcer.tsx';
import { cx } from '../cx.ts';
import { ManualQuantity } from './ManualQuantity.tsx';
import { isAtMaximum, isBin, keyEffect } from './stepperKeys.ts';
import { useLongPress } from './useLongPress.ts';

export interface StepperProps {
  /** Product name, for the labels. */
  name: string;
  /** In the cart, thousandths of the selling unit; 0 = not in the cart. */
  quantity: Thousandths;
  rules: QuantityRules;
  /** Called with the new quantity; 0 = take it out. The number shown is always `quantity`: change it at once. */
  onChange: (quantity: Thousandths) => void;
  /** Under the number: "1 scatola", "2 pallet", "nel carrello". Loose goods say "kg ca." by themselves. */
  caption?: string | undefined;
  /** Bought by the carton: a 300 ms press opens typing too. */
  packages?: boolean | undefined;
  /** A change is on its way to the server: after 400 ms a spinner takes the place of the number. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface LookProps extends StepperProps {
  /** `add`: on a product tile; `line`: 44 px; `small`: 36 px, in lists; `big`: 56 px, on the product page. */
  look: 'add' | 'line' | 'small' | 'big';
}

/** Round + on the corner of a product tile, which grows into a stepper. */
export function AddStepper(props: StepperProps) {
  return <QuantityControl {...props} look="add" />;
}

/** Stepper of a product that is in the cart. */
export function Stepper({ size = 'line', ...props }: StepperProps & { size?: 'line' | 'small' | 'big' }) {
  return <QuantityControl {...props} look={size} />;
}

const CLASSES = { add: 'add', line: 'stp', small: 'stp sm', big: 'stp big' };

function QuantityControl({ name, quantity, rules, onChange, caption, packages, busy, disabled, look }: LookProps) {
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState<string>();
  const open = quantity > 0;
  const grown = useGrown(open);
  const refocus = useRef<'number' | 'plus'>(undefined);
  const under = caption ?? (rules.mode === 'loose' ? 'kg ca.' : undefined);

  const change = (next: Thousandths) => {
    if (next === quantity) return;
    onChange(next);
    announce(next === 0 ? `${name} tolto dal carrello` : `${longQuantity(next, rules.mode)} nel carrello`);
  };
  const startTyping = (first = '') => !disabled && setTyping(first);
  const stopTyping = () => {
    refocus.current = 'number';
    setTyping(undefined);
  };
  const press = useLongPress(Boolean(packages), () => startTyping());

  // Typing ended, or the bin removed the button that had focus: focus goes on in the same place.
  useEffect(() => {
    if (!refocus.current) return;
    root.current?.querySelector<HTMLElement>(refocus.current === 'number' && open ? '.q' : '.plus')?.focus();
    refocus.current = undefined;
  });

  if (typing !== undefined && open) {
    const leave = (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setTyping(undefined);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend on every card.
      <div
        ref={root}
        role="group"
        aria-label={`Quantità di ${name}`}
        className={cx(CLASSES[look], 'edit')}
        onBlur={leave}
      >
        <ManualQuantity
          label={`Quantità di ${name}`}
          {...{ quantity, rules }}
          start={typing}
          onConfirm={(next) => {
            stopTyping();
            change(next);
          }}
          onCancel={stopTyping}
        />
      </div>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || disabled) return;
    const effect = keyEffect(event.key, quantity, rules);
    if (!effect) return;
    event.preventDefault();
    if ('type' in effect) startTyping(effect.type);
    else change(effect.quantity);
  };
  const bin = isBin(quantity, rules);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend on every card.
    <div
      ref={root}
      role="group"
      aria-label={`Quantità di ${name}`}
      className={cx(CLASSES[look], open && 'open', open && grown && 'grown', under && under.length > 6 && 'wide')}
    >
      {open ? (
        <>
          <button
            type="button"
            aria-label={bin ? `Togli ${name}` : 'Uno in meno'}
            disabled={disabled}
            onClick={() => {
              if (bin && look === 'add') refocus.current = 'plus';
              change(previousQuantity(quantity, rules));
            }}
          >
            {bin ? <TrashBold /> : <MinusBold />}
          </button>
          <span
            className={cx('q', busy && 'busy')}
            role="spinbutton"
            tabIndex={disabled ? -1 : 0}
            aria-label={`Quantità di ${name}`}
            aria-valuenow={quantity / 1000}
            aria-valuemin={rules.min / 1000}
            aria-valuemax={rules.max === undefined ? undefined : rules.max / 1000}
            aria-valuetext={longQuantity(quantity, rules.mode)}
            aria-busy={busy || undefined}
            title="Doppio clic o Invio per scrivere la quantità"
            onDoubleClick={() => startTyping()}
            onKeyDown={onKeyDown}
            {...press}
          >
            <span>
              {formatThousandths(quantity)}
              {under ? <small>{under}</small> : null}
            </span>
          </span>
        </>
      ) : null}
      <button
        type="button"
        className="plus"
        aria-label={open ? 'Uno in più' : `Aggiungi ${name}`}
        disabled={disabled || (open && isAtMaximum(quantity, rules))}
        onClick={() => change(nextQuantity(quantity, rules))}
      >
        <PlusBold />
      </button>
    </div>
  );
}

/** True once the control went from closed to open on this page: only then does it grow with a movement. */
function useGrown(open: boolean): boolean {
  const [state, setState] = useState({ open, grown: false });
  if (state.open !== open) {
    const next = { open, grown: open };
    setState(next);
    return next.grown;
  }
  return state.grown;
}
