import type { PickingLine, PickingWork } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import type { Conflict } from './model/conflicts.ts';
import { stateAfter } from './model/line-state.ts';
import type { PickingDevice } from './model/picking-device.ts';
import { stateText } from './model/words.ts';

interface ConflictsDialogProps {
  open: boolean;
  onClose: () => void;
  conflicts: readonly Conflict[];
  work: PickingWork;
  device: PickingDevice;
}

/** Line by line: what this device said beside what is true, and one press to decide. */
export function ConflictsDialog({ open, onClose, conflicts, work, device }: ConflictsDialogProps) {
  return (
    <Dialog open={open && conflicts.length > 0} onClose={onClose} title="Righe da guardare" width={750}>
      <ul className="pk-conflicts">
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <ConflictRow conflict={conflict} line={lineOf(work, conflict)} device={device} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const lineOf = ({ orders }: PickingWork, { gesture }: Conflict): PickingLine | undefined =>
  orders.flatMap(({ lines }) => lines).find(({ orderLineId }) => orderLineId === gesture.orderLineId);

interface ConflictRowProps {
  conflict: Conflict;
  line: PickingLine | undefined;
  device: PickingDevice;
}

function ConflictRow({ conflict, line, device }: ConflictRowProps) {
  const { id, gesture, message, code } = conflict;
  const mine = line && stateAfter({ ...line, state: { ...line.state, status: 'todo' } }, gesture, line.state.at ?? '');
  const beyond = code === 'above-authorised';
  // What the server says it cannot be cannot be tried again as it was.
  const again = line !== undefined && (conflict.kind === 'conflict' || beyond);
  const redo = () => {
    if (!line) return;
    device.settleConflict(id);
    device.act({ ...gesture, revision: line.state.revision, ...(beyond ? { aboveAuthorised: true } : {}) });
  };
  return (
    <>
      <h3>{line?.name ?? 'Una riga che non hai più'}</h3>
      <p className="muted">{message}</p>
      {line ? (
        <dl>
          <div>
            <dt>Tu</dt>
            <dd>{typeof mine === 'object' ? stateText({ unit: line.unit, state: mine }) : 'non più possibile'}</dd>
          </div>
          <div>
            <dt>{line.state.by ? line.state.by.name : 'Adesso'}</dt>
            <dd>{stateText(line)}</dd>
          </div>
        </dl>
      ) : null}
      <div className="row">
        <Button kind="line" onClick={() => device.settleConflict(id)}>
          {conflict.kind === 'conflict' ? 'Va bene così' : 'Ho capito'}
        </Button>
        {again ? (
          <Button kind="soft" onClick={redo}>
            {beyond ? 'Conferma lo stesso' : 'Metti la mia'}
          </Button>
        ) : null}
      </div>
    </>
  );
}
