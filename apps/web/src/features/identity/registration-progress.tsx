import { cx } from '@sporta/ui';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { steps } from './model/registration.ts';

/** 1 Chi sei · 2 Dove consegniamo · 3 I tuoi dati · 4 Conferma. `current` from 0. */
export function RegistrationSteps({ current }: { current: number }) {
  return (
    <ol className="rs" aria-label="Passi della registrazione">
      {steps.map((name, index) => (
        <li
          key={name}
          className={cx(index < current ? 'ok' : index === current && 'on')}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < current ? <CheckBold /> : index + 1}</i>
          <span>
            {name}
            {index < current ? <span className="sr"> (fatto)</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
