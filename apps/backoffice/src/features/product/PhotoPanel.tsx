import type { StaffProduct } from '@sporta/contract';
import { LEAST_PRODUCT_PHOTO } from '@sporta/contract/constants.ts';
import { MOST_MORE_PHOTOS } from '@sporta/contract/staff-product-fields.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { Menu, MenuItem } from '@sporta/ui/components/menu/Menu.tsx';
import { DotsThreeBold } from '@sporta/ui/icons/DotsThreeBold.ts';
import { ImageDuotone } from '@sporta/ui/icons/ImageDuotone.ts';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { PICTURE_FILES } from '../../shared/documents/index.ts';
import { type Form, fieldId } from './fields.tsx';
import { moved, type Photos, photosOf } from './photos.ts';
import { type PhotoSize, useUploads } from './use-uploads.ts';

export const photoAddress = (photo: string): string => `/media/photos/${photo}/480.webp`;

/** The pictures of a product: uploaded here, or drawn from its data while there is none; the first is the one of its card. */
export function PhotoPanel({ form, product }: { form: Form; product: StaffProduct }) {
  const photos = photosOf(form.edits.value);
  const write = (next: Photos) => {
    form.edits.set('photo', next.main);
    form.edits.set('morePhotos', next.more);
  };
  const { upload, busy, problem, sizes } = useUploads(product, photos, write);
  const faults = [
    ...new Set(
      form.remarks
        .filter(({ level, field }) => level === 'error' && (field === 'photo' || field === 'morePhotos'))
        .map(({ text }) => text),
    ),
  ];
  const { main, more } = photos;
  const isFull = more.length >= MOST_MORE_PHOTOS && main !== null;
  return (
    <section className="bx" aria-labelledby="immagini">
      <h2 id="immagini">Immagini</h2>
      <ul className="imx" id={fieldId('photo')}>
        <li className="im">
          <MainPicture main={main} product={product} />
          <Tag tone="dark">Principale</Tag>
          <SmallTag size={main === null ? undefined : sizes.get(main)} />
        </li>
        {more.map((photo, place) => (
          <li key={photo} className="im" id={place === 0 ? fieldId('morePhotos') : undefined}>
            <img src={photoAddress(photo)} alt="" width="160" height="160" />
            <SmallTag size={sizes.get(photo)} />
            <PhotoMenu
              place={place}
              last={more.length - 1}
              onMain={() =>
                write({ main: photo, more: main === null ? more.toSpliced(place, 1) : more.with(place, main) })
              }
              onMove={(by) => write({ main, more: moved(more, place, place + by) })}
              onDrop={() => write({ main, more: more.toSpliced(place, 1) })}
            />
          </li>
        ))}
        {isFull ? null : (
          <li>
            <label
              className="im ad"
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                void upload([...event.dataTransfer.files]);
              }}
            >
              <input
                className="sr"
                type="file"
                multiple
                accept={PICTURE_FILES}
                disabled={busy}
                onChange={({ target }) => {
                  void upload([...(target.files ?? [])]);
                  // the same file may be chosen again
                  target.value = '';
                }}
              />
              {busy ? <Spinner /> : <UploadSimple />}
              <span>
                Carica una foto
                <small className="block">o trascinala qui</small>
              </span>
            </label>
          </li>
        )}
        {main === null || isFull ? null : (
          <li>
            <button type="button" className="im ad" onClick={() => write({ main: null, more: [main, ...more] })}>
              <ImageDuotone />
              <span>
                Disegna
                <small className="block">dai dati</small>
              </span>
            </button>
          </li>
        )}
      </ul>
      {faults.map((text) => (
        <span key={text} className="err">
          <WarningCircleFill />
          {text}
        </span>
      ))}
      <p className="muted small">
        Almeno {LEAST_PRODUCT_PHOTO} × {LEAST_PRODUCT_PHOTO} pixel, sfondo bianco o trasparente; JPEG, PNG, WebP o AVIF.
      </p>
      {main === null ? null : (
        <Button kind="line" size="sm" onClick={() => write({ main: more[0] ?? null, more: more.slice(1) })}>
          Togli la foto
        </Button>
      )}
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
    </section>
  );
}

function MainPicture({ main, product }: { main: string | null; product: StaffProduct }) {
  if (main !== null) return <img src={photoAddress(main)} alt="" width="160" height="160" />;
  // the picture customers see is still the photo that was taken off here
  if (product.fields.photo) return <span className="im-later">Il disegno si vede dopo aver pubblicato</span>;
  return <img src={product.media.medium} alt="Disegnata dai dati" width="160" height="160" />;
}

/** The size of one that is too small for the page of a product. */
function SmallTag({ size }: { size: PhotoSize | undefined }) {
  if (!size || Math.min(size.width, size.height) >= LEAST_PRODUCT_PHOTO) return null;
  return (
    <span className="im-size">
      {size.width} × {size.height}
    </span>
  );
}

interface PhotoMenuProps {
  /** Among those beside the main one, from 0. */
  place: number;
  last: number;
  onMain: () => void;
  onMove: (by: -1 | 1) => void;
  onDrop: () => void;
}

function PhotoMenu({ place, last, onMain, onMove, onDrop }: PhotoMenuProps) {
  return (
    <Menu trigger={<IconButton icon={DotsThreeBold} label={`Azioni per l’immagine ${place + 2}`} />}>
      <MenuItem onClick={onMain}>Rendi principale</MenuItem>
      {place > 0 ? <MenuItem onClick={() => onMove(-1)}>Sposta prima</MenuItem> : null}
      {place < last ? <MenuItem onClick={() => onMove(1)}>Sposta dopo</MenuItem> : null}
      <MenuItem danger onClick={onDrop}>
        Togli
      </MenuItem>
    </Menu>
  );
}
