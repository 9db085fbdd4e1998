import type { DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { IdentificationCardFill } from '@sporta/ui/icons/IdentificationCardFill.ts';
import { LineRow } from './LineRow.tsx';
import { linesForAdults } from './model/what-is-missing.ts';
import type { DoorActs } from './use-acts.ts';

/** Alcohol is for adults: it is checked at the door, or it goes back. */
export function AgePanel({ stop, door }: { stop: DriverStop; door: DoorActs }) {
  const lines = linesForAdults(stop);
  if (stop.age === 'not-needed' || lines.length === 0) return null;
  const takeAway = () => {
    door.act({ kind: 'age', adult: false });
    for (const { orderLineId } of lines) {
      door.act({ kind: 'refuse', order_line_id: orderLineId, reason: 'under-age' });
    }
  };
  return (
    <section className="dv-sec" aria-labelledby="age">
      <div className="dv-title">
        <h2 id="age">Controllo età</h2>
        {stop.age === 'adult' ? null : (
          <Tag tone="warn" icon={IdentificationCardFill}>
            Obbligatorio
          </Tag>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.orderLineId} line={line} plain />
        ))}
      </ul>
      {stop.age === 'adult' ? (
        <Note kind="ok">Chi ritira ha 18 anni.</Note>
      ) : (
        <>
          <p className="muted">Guarda un documento di chi ritira. Non lo fotografare.</p>
          <div className="dv-two">
            <Button className="xl grow" onClick={() => door.act({ kind: 'age', adult: true })}>
              <CheckBold />
              Ha 18 anni
            </Button>
            <Button kind="danger-line" className="xl" onClick={takeAway}>
              Togli l’alcol
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
