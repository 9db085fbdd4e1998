import { PaymentMark } from '@sporta/ui';
import { clockText, useSecondsLeft } from './model/countdown.ts';

/** The ring is full when this much is left. Seconds. */
const WHOLE = 15 * 60;
const RADIUS = 90;
const AROUND = 2 * Math.PI * RADIUS;

/** Time left to confirm, as a ring and in figures; read out by minutes only. */
export function SatispayClock({ expiresAt }: { expiresAt: string }) {
  const left = useSecondsLeft(expiresAt);
  const minutes = Math.ceil(left / 60);
  return (
    <div className="satispay-clock">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className="rest" cx="100" cy="100" r={RADIUS} />
        <circle
          className="left"
          cx="100"
          cy="100"
          r={RADIUS}
          strokeDasharray={`${AROUND * Math.min(1, left / WHOLE)} ${AROUND}`}
          transform="rotate(-90 100 100)"
        />
      </svg>
      <div>
        <PaymentMark scheme="satispay" large />
        <b className="num" aria-hidden="true">
          {clockText(left)}
        </b>
        <span className="sr" role="timer">
          {left === 0 ? 'Il tempo è finito' : minutes === 1 ? 'Meno di un minuto' : `Circa ${minutes} minuti`}
        </span>
      </div>
    </div>
  );
}
