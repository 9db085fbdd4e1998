import { endpoints } from '@sporta/contract';
import { MOST_PROBLEM_PHOTOS } from '@sporta/contract/constants.ts';
import { IconButton, Note, Spinner } from '@sporta/ui';
import { Camera } from '@sporta/ui/icons/Camera.ts';
import { X } from '@sporta/ui/icons/X.ts';
import { type ChangeEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { smallPhoto } from './model/small-photo.ts';

interface ReportPhotosProps {
  orderId: number;
  /** Numbers of those that are with the shop. */
  photos: readonly string[];
  onChange: (photos: readonly string[]) => void;
}

/** Photos of what is not good, sent one by one as they are chosen. */
export function ReportPhotos({ orderId, photos, onChange }: ReportPhotosProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, MOST_PROBLEM_PHOTOS - photos.length);
    // the same file may be chosen again
    target.value = '';
    setProblem(undefined);
    setBusy(true);
    let sent = photos;
    try {
      for (const chosen of files) {
        const file = await smallPhoto(chosen);
        const { data } = await api.call(endpoints.order.uploadProblemPhoto, { order_id: orderId, file });
        sent = [...sent, data.photo];
        onChange(sent);
      }
    } catch (error) {
      setProblem(messageOf(error, 'La foto non è arrivata: riprova, anche con un’altra.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className="report-photos-field">
      <legend className="lb b">
        Foto <span className="muted">facoltative, fino a {MOST_PROBLEM_PHOTOS}</span>
      </legend>
      <ul className="report-photos">
        {photos.map((photo, index) => (
          <li key={photo}>
            <img
              src={`/ebsn/api/${endpoints.order.problemPhoto.path}?photo=${photo}`}
              alt={`Foto ${index + 1}`}
              width="72"
              height="72"
            />
            <IconButton
              icon={X}
              label={`Togli la foto ${index + 1}`}
              onClick={() => onChange(photos.filter((each) => each !== photo))}
            />
          </li>
        ))}
        {photos.length < MOST_PROBLEM_PHOTOS ? (
          <li>
            <label className="report-photo-add" aria-busy={busy || undefined}>
              <input
                type="file"
                className="sr"
                accept="image/*"
                multiple
                disabled={busy}
                onChange={(event) => void add(event)}
              />
              {busy ? <Spinner /> : <Camera />}
              Aggiungi
            </label>
          </li>
        ) : null}
      </ul>
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
    </fieldset>
  );
}
