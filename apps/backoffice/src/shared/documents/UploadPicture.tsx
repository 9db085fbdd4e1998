import { type ContentPicture, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { contentKeys } from '../live/index.ts';
import { fitPicture } from './fit-picture.ts';
import { base64Of, UploadProblem } from './upload.ts';

/** Adds a picture to the library; what it shows must be said for who does not see it. */
export function UploadPicture({ onUploaded }: { onUploaded: (picture: ContentPicture) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async () => {
    if (!file) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const name = file.name.replace(/\.[a-z]+$/i, '').slice(0, 120) || 'immagine';
      const input = { name, alt, file: await base64Of(await fitPicture(file, 'L’immagine')) };
      const { data } = await api.call(staffEndpoints.staffContent.uploadPicture, input);
      await queries.invalidateQueries({ queryKey: contentKeys.pictures });
      setFile(undefined);
      setAlt('');
      onUploaded(data.picture);
    } catch (error) {
      setProblem(error instanceof UploadProblem ? error.message : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="doc-upload">
      <label className="btn line">
        <input
          className="sr"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => {
            setFile(target.files?.[0]);
            // the same file may be chosen again
            target.value = '';
          }}
        />
        <UploadSimple />
        {file ? file.name : 'Carica un’immagine'}
      </label>
      {file ? (
        <>
          <TextInput
            label="Testo alternativo"
            hint="Che cosa si vede, per chi non la vede"
            maxLength={200}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          <Button disabled={alt.trim().length < 3} busy={busy} onClick={() => void upload()}>
            Aggiungi alla raccolta
          </Button>
        </>
      ) : null}
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
    </div>
  );
}
