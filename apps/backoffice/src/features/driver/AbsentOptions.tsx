import type { DriverRound, DriverStop } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { ArrowsClockwiseBold } from '@sporta/ui/icons/ArrowsClockwiseBold.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { UsersThreeFill } from '@sporta/ui/icons/UsersThreeFill.ts';
import { WarehouseFill } from '@sporta/ui/icons/WarehouseFill.ts';
import { clock } from '../../shared/figures/index.ts';
import { mayLeaveToNeighbour } from './model/proof.ts';
import { openStops } from './model/round-state.ts';

export type AbsentEnd = 'again' | 'back' | 'neighbour';

interface AbsentOptionsProps {
  round: DriverRound;
  stop: DriverStop;
  end: AbsentEnd;
  onEnd: (end: AbsentEnd) => void;
}

interface Option {
  value: AbsentEnd;
  icon: Icon;
  title: string;
  body: string;
  disabled: boolean;
}

/** What becomes of goods nobody takes; what cannot be chosen says why. */
export function AbsentOptions({ round, stop, end, onEnd }: AbsentOptionsProps) {
  const options: readonly Option[] = [
    {
      value: 'again',
      icon: ArrowsClockwiseBold,
      title: 'Riprova a fine giro',
      body:
        stop.tries > 0
          ? 'Hai già riprovato.'
          : `${afterWhom(round, stop)} La fascia finisce alle ${clock(stop.windowEnd)}.`,
      disabled: stop.tries > 0,
    },
    {
      value: 'back',
      icon: WarehouseFill,
      title: 'Riporta in sede',
      body: 'La sede chiama il cliente per un’altra fascia. Fresco e surgelati subito in cella.',
      disabled: false,
    },
    {
      value: 'neighbour',
      icon: UsersThreeFill,
      title: 'Lascia a un vicino',
      body: mayLeaveToNeighbour(stop)
        ? 'Solo se il cliente è d’accordo. Poi scrivi il nome del vicino.'
        : 'Non si può: c’è dell’alcol, serve un adulto che firmi.',
      disabled: !mayLeaveToNeighbour(stop),
    },
  ];
  return (
    <fieldset className="dv-options">
      <legend className="sr">Cosa fai</legend>
      {options.map(({ value, icon: Glyph, title, body, disabled }) => (
        <label key={value} className={cx(value === end && 'on', disabled && 'off')}>
          <Glyph />
          <span className="grow">
            <b>{title}</b>
            <small>{body}</small>
          </span>
          <input
            type="radio"
            name="absent-end"
            checked={value === end}
            disabled={disabled}
            onChange={() => onEnd(value)}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** "Torni dopo Orlandi, verso le 19:24." */
function afterWhom(round: DriverRound, stop: DriverStop): string {
  const last = openStops(round).findLast(({ orderId }) => orderId !== stop.orderId);
  return last ? `Torni dopo ${last.name}, verso le ${clock(last.arrivesAt)}.` : 'È l’ultima tappa: torni qui.';
}
