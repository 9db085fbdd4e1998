import { CheckBold } from '../../icons/CheckBold.ts';
import { cx } from '../cx.ts';

const STEPS = ['Carrello', 'Pagamento', 'Fatto'];

/** 1 Carrello · 2 Pagamento · 3 Fatto. `current` is 1, 2 or 3; `finished` ticks all of them. */
export function CheckoutSteps({ current, finished }: { current: 1 | 2 | 3; finished?: boolean | undefined }) {
  return (
    <ol className="steps" aria-label="Passi dell’acquisto">
      {STEPS.map((name, index) => {
        const number = index + 1;
        const done = finished || number < current;
        const here = number === current;
        return (
          <li key={name} className={cx(done ? 'done' : here && 'on')} aria-current={here ? 'step' : undefined}>
            <span className="no" aria-hidden="true">
              {done ? <CheckBold /> : number}
            </span>
            <span className="nme">
              {name}
              {done ? <span className="sr"> (fatto)</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
