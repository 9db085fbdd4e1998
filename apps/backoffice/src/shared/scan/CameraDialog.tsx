import { CameraView } from '@sporta/ui/components/barcode/CameraView.tsx';
import { useScanner } from '@sporta/ui/components/barcode/useScanner.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { FlashlightBold } from '@sporta/ui/icons/FlashlightBold.ts';
import { type FormEvent, useRef, useState } from 'react';

interface CameraDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onCode: (code: string) => void;
}

/** Reads a code with the camera, or one typed from under the bars. */
export function CameraDialog({ open, title, onClose, onCode }: CameraDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} className="scan">
      <Camera onCode={onCode} />
    </Dialog>
  );
}

function Camera({ onCode }: Pick<CameraDialogProps, 'onCode'>) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, torch } = useScanner(video, true, onCode);
  return (
    <>
      <CameraView video={video} camera={camera} />
      {torch ? <IconButton icon={FlashlightBold} label="Torcia" aria-pressed={torch.on} onClick={torch.flip} /> : null}
      <CodeForm onCode={onCode} />
    </>
  );
}

function CodeForm({ onCode }: Pick<CameraDialogProps, 'onCode'>) {
  const [error, setError] = useState<string>();
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const clean = code.replaceAll(' ', '');
    if (clean.length < 4) setError('Scrivi il numero che sta sotto le barre, per esempio 8001234567893');
    else onCode(clean);
  };
  return (
    <form className="scan-code" onSubmit={send} noValidate>
      <TextInput
        label="Codice a barre"
        hint="Il numero sotto le barre."
        inputMode="numeric"
        autoComplete="off"
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit">Usa questo codice</Button>
    </form>
  );
}
