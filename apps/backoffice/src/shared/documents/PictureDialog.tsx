import { type ContentPicture, contentPictureAddress, drawingAddress, shopDrawings } from '@sporta/contract';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { picturesQuery } from './documents-queries.ts';
import { UploadPicture } from './UploadPicture.tsx';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: ContentPicture) => void;
  /** Takes the address of one of the shop's own drawings; absent: they are not offered. */
  onDrawing?: ((address: string) => void) | undefined;
}

/** The library of pictures, to choose one or add one. */
export function PictureDialog({ open, onClose, onChoose, onDrawing }: PictureDialogProps) {
  const { data: pictures = [] } = useQuery(picturesQuery(useApi()));
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = pictures.filter(({ name, alt }) => `${name} ${alt}`.toLowerCase().includes(wanted));
  return (
    <Dialog open={open} onClose={onClose} title="Immagini" width={750} keepOnOutsidePress>
      <div className="stack">
        <UploadPicture onUploaded={onChoose} />
        <TextInput label="Cerca fra le immagini" value={words} onChange={(event) => setWords(event.target.value)} />
        {found.length === 0 ? (
          <p className="muted">
            {pictures.length === 0 ? 'La raccolta è ancora vuota.' : 'Nessuna immagine con queste parole.'}
          </p>
        ) : (
          <ul className="doc-library">
            {found.map((each) => (
              <li key={each.picture}>
                <button type="button" onClick={() => onChoose(each)}>
                  <img
                    src={contentPictureAddress(each.picture, 480)}
                    alt={each.alt}
                    width="160"
                    height="120"
                    loading="lazy"
                  />
                  <span>{each.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {onDrawing ? (
          <>
            <h3>Disegni del negozio</h3>
            <ul className="doc-library">
              {shopDrawings.map(({ key, name }) => (
                <li key={key}>
                  <button type="button" onClick={() => onDrawing(drawingAddress(key))}>
                    <img src={drawingAddress(key)} alt="" width="160" height="120" loading="lazy" />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
