import type { ContentPicture } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { useState } from 'react';
import { CropDialog, type CropShape } from './CropDialog.tsx';

interface CropButtonProps {
  picture: ContentPicture;
  /** The library, where the whole one of a part is. */
  pictures: readonly ContentPicture[];
  shape?: CropShape | undefined;
  /** Of which one, where there are several. */
  label?: string | undefined;
  onCropped: (picture: ContentPicture) => void;
}

/** Opens the choice of a part of a picture. */
export function CropButton({ picture, pictures, shape = 'free', label, onCropped }: CropButtonProps) {
  const [open, setOpen] = useState(false);
  const whole = picture.crop ? pictures.find((each) => each.picture === picture.crop?.original) : picture;
  if (!whole) return null;
  return (
    <>
      <Button kind="ghost" size="sm" aria-label={label} onClick={() => setOpen(true)}>
        Ritaglia
      </Button>
      {open ? (
        <CropDialog
          {...{ picture, whole, shape }}
          onClose={() => setOpen(false)}
          onCropped={(cropped) => {
            setOpen(false);
            onCropped(cropped);
          }}
        />
      ) : null}
    </>
  );
}
