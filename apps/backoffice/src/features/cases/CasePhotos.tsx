import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useState } from 'react';

/** What the customer photographed: small in a row, large when pressed. */
export function CasePhotos({ photos }: { photos: readonly string[] }) {
  const [shown, setShown] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <section className="bx">
      <h2>Foto del cliente</h2>
      <ul className="case-photos">
        {photos.map((address, index) => (
          <li key={address}>
            <button type="button" aria-label={`Ingrandisci la foto ${index + 1}`} onClick={() => setShown(index)}>
              <img src={address} alt="" width="96" height="96" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={`Foto ${(shown ?? 0) + 1} di ${photos.length}`}
        width={1100}
      >
        {shown === undefined ? null : (
          <img className="case-photo" src={photos[shown]} alt={`Foto ${shown + 1} mandata dal cliente`} />
        )}
      </Dialog>
    </section>
  );
}
