import { type StaffProduct, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Spinner } from '@sporta/ui/components/feedback/Spinner.tsx';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import { type ChangeEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { base64Of, fitPicture, UploadProblem } from '../../shared/documents/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { type Form, fieldId } from './fields.tsx';

export const photoAddress = (photo: string): string => `/media/photos/${photo}/480.webp`;

/** The photo of the product: uploaded here, or drawn from its data while there is none. */
export function PhotoPanel({ form, product }: { form: Form; product: StaffProduct }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const photo = form.edits.value('photo') as string | null;

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // the same file may be chosen again
    target.value = '';
    if (!file) return;
    setProblem(undefined);
    setBusy(true);
    try {
      const input = { product_id: product.productId, file: await base64Of(await fitPicture(file, 'La foto')) };
      const { data } = await api.call(staffEndpoints.staffProducts.uploadPhoto, input);
      form.edits.set('photo', data.photo);
    } catch (error) {
      setProblem(error instanceof UploadProblem ? error.message : messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="bx" aria-labelledby="immagini">
      <h2 id="immagini">Immagine</h2>
      <div className="imx" id={fieldId('photo')}>
        <div className="im">
          <img src={photo ? photoAddress(photo) : product.media.medium} alt="" width="160" height="160" />
          <Tag tone="dark">{photo ? 'Foto' : 'Disegnata dai dati'}</Tag>
        </div>
        <label className="im ad">
          <input className="sr" type="file" accept="image/jpeg,image/png,image/webp,image/avif" onChange={upload} />
          {busy ? <Spinner /> : <UploadSimple />}
          Carica una foto
        </label>
      </div>
      <p className="muted small">Almeno 800 × 800 pixel, sfondo bianco o trasparente; JPEG, PNG, WebP o AVIF.</p>
      {photo ? (
        <Button kind="line" size="sm" onClick={() => form.edits.set('photo', null)}>
          Togli la foto
        </Button>
      ) : null}
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
    </section>
  );
}
