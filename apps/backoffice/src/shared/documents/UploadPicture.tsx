import { type ContentPicture, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { contentKeys } from '../live/index.ts';
import { fitPicture } from './fit-picture.ts';
import { PickFile } from './PickFile.tsx';
import { base64Of } from './upload.ts';
import { useUpload } from './use-upload.ts';

/** Adds a picture to the library; what it shows must be said for who does not see it. */
export function UploadPicture({ onUploaded }: { onUploaded: (picture: ContentPicture) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const { busy, problem, send } = useUpload();
  const upload = async (picture: File) => {
    const name = picture.name.replace(/\.[a-z]+$/i, '').slice(0, 120) || 'immagine';
    const input = { name, alt, file: await base64Of(await fitPicture(picture, 'L’immagine')) };
    const { data } = await api.call(staffEndpoints.staffContent.uploadPicture, input);
    await queries.invalidateQueries({ queryKey: contentKeys.pictures });
    setFile(undefined);
    setAlt('');
    onUploaded(data.picture);
  };
  return (
    <div className="doc-upload">
      <PickFile onPick={setFile}>{file ? file.name : 'Carica un’immagine'}</PickFile>
      {file ? (
        <>
          <TextInput
            label="Testo alternativo"
            hint="Che cosa si vede, per chi non la vede"
            maxLength={200}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          <Button disabled={alt.trim().length < 3} busy={busy} onClick={() => void send(() => upload(file))}>
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
