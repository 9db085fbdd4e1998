import { type ContentPicture, contentPictureAddress, staffEndpoints } from '@sporta/contract';
import { LEAST_PICTURE_SIDE } from '@sporta/contract/constants.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { contentKeys } from '../live/index.ts';
import { CropArea } from './CropArea.tsx';
import { CropPreview } from './CropPreview.tsx';
import { type Box, fitted, isLargeEnough, moved, sized } from './crop-box.ts';

export const cropShapes = {
  free: { label: 'Libera', ratio: undefined },
  wide: { label: '16:9', ratio: 16 / 9 },
  photo: { label: '4:3', ratio: 4 / 3 },
  square: { label: '1:1', ratio: 1 },
} as const;
export type CropShape = keyof typeof cropShapes;

interface CropDialogProps {
  picture: ContentPicture;
  /** The picture it was cut out of, or itself. */
  whole: ContentPicture;
  /** What suits the place it is for. */
  shape: CropShape;
  onClose: () => void;
  onCropped: (picture: ContentPicture) => void;
}

const sides = [
  ['x', 'Da sinistra'],
  ['y', 'Dall’alto'],
  ['width', 'Larghezza'],
  ['height', 'Altezza'],
] as const;

/** A part of a picture is chosen; the whole one stays, so that this can be done again or undone. */
export function CropDialog({ picture, whole, shape: suited, onClose, onCropped }: CropDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const [shape, setShape] = useState<CropShape>(picture.crop ? 'free' : suited);
  const [box, setBox] = useState<Box>(() => picture.crop ?? fitted(whole, cropShapes[suited].ratio));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { ratio } = cropShapes[shape];
  const change = (next: Box) => {
    setBox(next);
    setProblem(undefined);
  };
  const set = (side: keyof Box, value: number) => {
    if (side === 'x') return change(moved(box, value - box.x, 0, whole));
    if (side === 'y') return change(moved(box, 0, value - box.y, whole));
    change(sized(box, { [side]: value }, whole, ratio));
  };
  const crop = async () => {
    const { x, y, width, height } = box;
    setBusy(true);
    try {
      const input = { picture: picture.picture, x, y, width, height };
      const { data } = await api.call(staffEndpoints.staffContent.cropPicture, input);
      await queries.invalidateQueries({ queryKey: contentKeys.pictures });
      onCropped(data.picture);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const address = contentPictureAddress(whole.picture, 1600);
  const fits = isLargeEnough(box, whole);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ritaglia: ${whole.name}`}
      width={750}
      keepOnOutsidePress
      footer={
        <>
          {picture.crop ? (
            <Button kind="ghost" disabled={busy} onClick={() => onCropped(whole)}>
              Togli il ritaglio
            </Button>
          ) : null}
          <Button busy={busy} disabled={!fits} onClick={() => void crop()}>
            Ritaglia
          </Button>
        </>
      }
    >
      <div className="stack">
        <Segmented
          label="Proporzioni"
          value={shape}
          onChange={(next) => {
            setShape(next);
            change(fitted(whole, cropShapes[next].ratio, box));
          }}
          options={Object.entries(cropShapes).map(([value, { label }]) => ({ value: value as CropShape, label }))}
        />
        <CropArea picture={address} whole={whole} box={box} ratio={ratio} onChange={change} />
        <div className="crop-below">
          <fieldset className="crop-sides">
            <legend>In pixel, di {`${whole.width} × ${whole.height}`}</legend>
            {sides.map(([side, label]) => (
              <Side key={side} label={label} value={box[side]} onChange={(value) => set(side, value)} />
            ))}
          </fieldset>
          <CropPreview picture={address} whole={whole} box={box} />
        </div>
        {fits ? null : (
          <Note kind="warn" live>
            Il ritaglio è troppo piccolo: servono almeno {LEAST_PICTURE_SIDE} pixel per lato. Scegli altre proporzioni.
          </Note>
        )}
        {problem ? (
          <Note kind="err" live>
            {problem}
          </Note>
        ) : null}
      </div>
    </Dialog>
  );
}

/** A number that counts when the field is left: half of it may be too small. */
function Side({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    const number = Number(typed);
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}
