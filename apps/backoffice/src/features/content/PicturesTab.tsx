import { type ContentPicture, contentPictureAddress, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ImageDuotone } from '@sporta/ui/icons/ImageDuotone.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { CropButton, picturesQuery, UploadPicture } from '../../shared/documents/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { contentKeys } from '../../shared/live/index.ts';

/** The library: every picture with its words and where it is used. */
export function PicturesTab() {
  const { data: pictures, error, refetch } = useQuery(picturesQuery(useApi()));
  if (error && !pictures) return <LoadProblem error={error} what="le immagini" onRetry={() => void refetch()} />;
  return (
    <section className="bx">
      <div className="doc-bar">
        <h2 className="grow">Immagini</h2>
      </div>
      <UploadPicture onUploaded={() => toast.success('Immagine aggiunta alla raccolta')} />
      {pictures?.length === 0 ? (
        <EmptyState
          icon={ImageDuotone}
          title="La raccolta è vuota"
          body="Le immagini che carichi qui servono per banner, pagine e volantini."
        />
      ) : null}
      <ul className="content-pictures" aria-label="Immagini della raccolta">
        {pictures?.map((picture) => (
          <Picture key={picture.picture} picture={picture} pictures={pictures} />
        ))}
      </ul>
    </section>
  );
}

interface PictureProps {
  picture: ContentPicture;
  pictures: readonly ContentPicture[];
}

function Picture({ picture: row, pictures }: PictureProps) {
  const { picture, name, alt, width, height, usedIn } = row;
  const api = useApi();
  const queries = useQueryClient();
  const [words, setWords] = useState({ name, alt });
  const act = async (call: () => Promise<unknown>, said: string) => {
    try {
      await call();
      toast.success(said);
    } catch (problem) {
      toast.error(messageOf(problem));
    } finally {
      void queries.invalidateQueries({ queryKey: contentKeys.pictures });
    }
  };
  const calls = staffEndpoints.staffContent;
  const isChanged = words.name !== name || words.alt !== alt;
  return (
    <li>
      <img src={contentPictureAddress(picture, 480)} alt={alt} width="200" height="140" loading="lazy" />
      <TextInput
        label="Nome"
        maxLength={120}
        value={words.name}
        onChange={(event) => setWords({ ...words, name: event.target.value })}
      />
      <TextInput
        label="Testo alternativo"
        maxLength={200}
        value={words.alt}
        onChange={(event) => setWords({ ...words, alt: event.target.value })}
      />
      <p className="muted small">
        {width} × {height} · {usedIn.length > 0 ? `Usata in: ${usedIn.join(', ')}` : 'Non usata'}
      </p>
      <div className="row">
        {isChanged ? (
          <Button
            size="sm"
            disabled={words.name.trim() === '' || words.alt.trim().length < 3}
            onClick={() => void act(() => api.call(calls.describePicture, { picture, ...words }), 'Immagine salvata')}
          >
            Salva
          </Button>
        ) : null}
        <CropButton
          picture={row}
          pictures={pictures}
          label={`Ritaglia: ${name}`}
          onCropped={() => toast.success('Il ritaglio è nella raccolta')}
        />
        {usedIn.length === 0 ? (
          <Button
            kind="ghost"
            size="sm"
            aria-label={`Togli dalla raccolta: ${name}`}
            onClick={() => void act(() => api.call(calls.removePicture, { picture }), 'Immagine tolta')}
          >
            Togli
          </Button>
        ) : null}
      </div>
    </li>
  );
}
