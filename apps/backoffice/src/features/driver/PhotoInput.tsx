import { type ReactNode, useState } from 'react';

interface PhotoInputProps {
  className: string;
  onPhoto: (file: File) => Promise<void>;
  children: ReactNode;
}

/** Opens the camera of the phone; elsewhere it asks for a file. */
export function PhotoInput({ className, onPhoto, children }: PhotoInputProps) {
  const [busy, setBusy] = useState(false);
  return (
    <label className={className} aria-busy={busy || undefined}>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr"
        disabled={busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture can be taken twice.
          target.value = '';
          if (!file) return;
          setBusy(true);
          void onPhoto(file).finally(() => setBusy(false));
        }}
      />
      {children}
    </label>
  );
}
