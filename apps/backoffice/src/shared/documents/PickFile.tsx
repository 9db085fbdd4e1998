import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import type { ReactNode } from 'react';

/** What the shop takes as a picture. */
export const PICTURE_FILES = 'image/jpeg,image/png,image/webp,image/avif';

interface PickFileProps {
  /** Types the browser offers, as the `accept` attribute has them. */
  accept?: string;
  busy?: boolean;
  onPick: (file: File) => void;
  children: ReactNode;
}

/** A button that lets somebody choose a file of their device. */
export function PickFile({ accept = PICTURE_FILES, busy = false, onPick, children }: PickFileProps) {
  return (
    <label className="btn line">
      <input
        className="sr"
        type="file"
        accept={accept}
        disabled={busy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // the same file may be chosen again
          target.value = '';
          if (file) onPick(file);
        }}
      />
      {busy ? <Spinner /> : <UploadSimple />}
      {children}
    </label>
  );
}
