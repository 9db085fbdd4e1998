import type { DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { Sheet } from '@sporta/ui/components/overlay/Sheet.tsx';
import { NotePencil } from '@sporta/ui/icons/NotePencil.ts';
import { useState } from 'react';
import { clock } from '../../shared/figures/index.ts';
import type { DoorActs } from './use-acts.ts';

interface NotesPanelProps {
  stop: DriverStop;
  door: DoorActs;
  atDoor: boolean;
  /** What is being written. */
  text: string;
  onText: (text: string) => void;
}

/** What the driver writes down for the store; the customer does not read it. */
export function NotesPanel({ stop: { driverNotes }, door, atDoor, text, onText }: NotesPanelProps) {
  const [open, setOpen] = useState(false);
  const save = () => {
    door.act({ kind: 'note', text: text.trim() });
    onText('');
    setOpen(false);
  };
  return (
    <section className="dv-sec" aria-labelledby="notes">
      <h2 id="notes">Note per la sede</h2>
      <ul className="dv-notes">
        {driverNotes.map((note) => (
          <li key={`${note.at} ${note.text}`}>
            {note.text} <small>{clock(note.at)}</small>
          </li>
        ))}
      </ul>
      {atDoor ? (
        <Button kind="line" block onClick={() => setOpen(true)}>
          <NotePencil />
          Scrivi una nota
        </Button>
      ) : null}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Nota per la sede"
        footer={
          <Button block className="xl" disabled={!text.trim()} onClick={save}>
            Salva la nota
          </Button>
        }
      >
        <TextArea
          label="Testo"
          hint="La legge la sede, non il cliente."
          rows={4}
          maxLength={300}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Sheet>
    </section>
  );
}
