import type { DriverStop } from '@sporta/contract';
import { Camera } from '@sporta/ui/icons/Camera.ts';
import { Image } from '@sporta/ui/icons/Image.ts';
import { clock } from '../../shared/figures/index.ts';
import { PhotoInput } from './PhotoInput.tsx';
import type { DoorActs } from './use-acts.ts';

interface PhotosPanelProps {
  stop: DriverStop;
  thumbs: Readonly<Record<string, string>>;
  /** Absent: none can be added. */
  onPhoto: DoorActs['addPhoto'] | undefined;
}

const subjects = { goods: 'Foto della merce', door: 'Foto della porta' };

/** Pictures taken at this stop; those of another phone are known by their time alone. */
export function PhotosPanel({ stop: { photos }, thumbs, onPhoto }: PhotosPanelProps) {
  return (
    <section className="dv-sec" aria-labelledby="photos">
      <h2 id="photos">Foto</h2>
      <ul className="dv-photos">
        {photos.map(({ id, subject, at }) => (
          <li key={id}>
            {thumbs[id] ? (
              <img src={thumbs[id]} alt={subjects[subject]} />
            ) : (
              <span role="img" aria-label={subjects[subject]}>
                <Image />
              </span>
            )}
            <em>{clock(at)}</em>
          </li>
        ))}
        {onPhoto ? (
          <li>
            <PhotoInput className="dv-add" onPhoto={(file) => onPhoto('goods', file)}>
              <Camera />
              Aggiungi
            </PhotoInput>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
