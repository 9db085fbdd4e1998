import { type ContentPicture, contentPictureAddress, drawingAddress, shopDrawings } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { CropButton } from './CropButton.tsx';
import type { CropShape } from './CropDialog.tsx';
import { picturesQuery } from './documents-queries.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface PictureFieldProps {
  label: string;
  /** Where the picture is. */
  address: string | undefined;
  /** What suits the place it is shown in. */
  shape?: CropShape | undefined;
  /** Offers the shop's own drawings too. */
  withDrawings?: boolean | undefined;
  onChange: (address: string | undefined) => void;
}

/** A picture of the library, by its address. */
export function PictureField({ label, address, shape, withDrawings, onChange }: PictureFieldProps) {
  const [open, setOpen] = useState(false);
  const { data: pictures } = useQuery(picturesQuery(useApi()));
  const drawing = shopDrawings.find(({ key }) => address === drawingAddress(key));
  const known = pictures?.find(({ picture }) => address?.includes(picture));
  return (
    <fieldset className="doc-picture">
      <legend>{label}</legend>
      {address ? <img src={address} alt="" width="72" height="72" /> : <span className="doc-no-picture" />}
      <div>
        <p>{known?.name ?? drawing?.name ?? (address ? address.split('/').at(-1) : 'Nessuna immagine')}</p>
        {known ? <p className="muted small">Testo alternativo: “{known.alt}”</p> : null}
        <div className="row">
          <Button kind="line" size="sm" onClick={() => setOpen(true)}>
            {address ? 'Cambia' : 'Scegli'}
          </Button>
          {known ? (
            <CropButton
              picture={known}
              pictures={pictures ?? []}
              shape={shape}
              onCropped={({ picture }) => onChange(contentPictureAddress(picture))}
            />
          ) : null}
          {address ? (
            <Button kind="ghost" size="sm" onClick={() => onChange(undefined)}>
              Togli
            </Button>
          ) : null}
        </div>
      </div>
      <PictureDialog
        open={open}
        onClose={() => setOpen(false)}
        onChoose={({ picture }: ContentPicture) => {
          onChange(contentPictureAddress(picture));
          setOpen(false);
        }}
        onDrawing={
          withDrawings
            ? (drawing) => {
                onChange(drawing);
                setOpen(false);
              }
            : undefined
        }
      />
    </fieldset>
  );
}
