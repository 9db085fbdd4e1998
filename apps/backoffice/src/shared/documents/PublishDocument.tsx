import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useState } from 'react';
import { DialogFoot } from '../dialogs/index.ts';
import { instantOf, moment } from '../figures/index.ts';
import { Differences } from './Differences.tsx';
import type { Body, WrittenDocument } from './use-document.ts';

interface PublishDocumentProps<Shape extends Body> {
  open: boolean;
  onClose: () => void;
  written: WrittenDocument<Shape>;
  title: string;
}

/** What changes online, and when. */
export function PublishDocument<Shape extends Body>({ open, onClose, written, title }: PublishDocumentProps<Shape>) {
  const [from, setFrom] = useState('');
  const at = instantOf(from);
  const publish = async () => {
    if (await written.publish(at)) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={`Pubblica: ${title}`} width={750} keepOnOutsidePress>
      <div className="stack">
        <Differences
          one={{ name: 'Online adesso', body: written.detail?.live }}
          other={{ name: 'Dopo', body: written.body }}
        />
        <TextInput
          label="Da quando"
          hint="Vuoto: da subito"
          type="datetime-local"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <DialogFoot back="Torna a modificare" onBack={onClose}>
          <Button busy={written.busy} disabled={from !== '' && !at} onClick={() => void publish()}>
            {at ? `Programma per ${moment(at, new Date())}` : 'Pubblica ora'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
