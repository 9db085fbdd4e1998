import { borderProblem } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useState } from 'react';
import type { Place } from '../../shared/map/index.ts';
import { BorderCorners } from './BorderCorners.tsx';
import { BorderMap } from './BorderMap.tsx';
import { type Corners, firstBorder, REACHES, type Reach, reachOf } from './border-draft.ts';

interface BorderDialogProps {
  depot: Place;
  border: Corners;
  others: readonly Corners[];
  onClose: () => void;
  /** The zone keeps it when the zone is saved. */
  onUse: (border: Corners) => void;
}

/** Draws the border of a zone around its store. */
export function BorderDialog({ depot, border, others, onClose, onUse }: BorderDialogProps) {
  const [corners, setCorners] = useState<Corners>(() => (border.length === 0 ? firstBorder(depot) : border));
  const [reach, setReach] = useState<Reach>(() => reachOf(depot, border));
  const [chosen, setChosen] = useState(0);
  const look = REACHES.indexOf(reach);
  const problem = borderProblem(corners);
  const drawn = { corners, chosen, onChoose: setChosen, onChange: setCorners };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Confine della zona"
      width={1100}
      keepOnOutsidePress
      footer={
        <>
          <Button kind="line" onClick={() => onUse([])}>
            Senza confine
          </Button>
          <Button disabled={problem !== undefined} onClick={() => onUse(corners)}>
            Usa questo confine
          </Button>
        </>
      }
    >
      <p className="muted small">
        Trascina gli angoli; tocca la mappa per aggiungerne uno.{' '}
        <span className="zone-keys">Da tastiera: frecce per spostare, Invio per aggiungere, Canc per togliere.</span>
      </p>
      <div className="zone-border">
        <div className="zone-drawing">
          <BorderMap depot={depot} others={others} reach={reach} {...drawn} />
          <div className="zone-zoom">
            <IconButton
              icon={PlusBold}
              label="Ingrandisci la mappa"
              disabled={look <= 0}
              onClick={() => setReach(REACHES[look - 1]!)}
            />
            <IconButton
              icon={MinusBold}
              label="Rimpicciolisci la mappa"
              disabled={look >= REACHES.length - 1}
              onClick={() => setReach(REACHES[look + 1]!)}
            />
          </div>
        </div>
        <BorderCorners {...drawn} />
      </div>
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
    </Dialog>
  );
}
