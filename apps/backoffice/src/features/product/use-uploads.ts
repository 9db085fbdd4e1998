import { type StaffProduct, staffEndpoints } from '@sporta/contract';
import { MOST_MORE_PHOTOS } from '@sporta/contract/staff-product-fields.ts';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { base64Of, fitPicture, UploadProblem, useUpload } from '../../shared/documents/index.ts';
import { type Photos, withPhoto } from './photos.ts';

export type PhotoSize = StaffProduct['photoSizes'][number];

/** Sends photos of a product one after the other and gives each its place; `sizes` are those of all it has. */
export function useUploads(
  { productId, photoSizes }: Pick<StaffProduct, 'productId' | 'photoSizes'>,
  photos: Photos,
  write: (photos: Photos) => void,
) {
  const api = useApi();
  const { busy, problem, send } = useUpload();
  const [uploaded, setUploaded] = useState<readonly PhotoSize[]>([]);

  const sendAll = async (files: readonly File[]) => {
    let now = photos;
    for (const file of files) {
      if (now.main !== null && now.more.length >= MOST_MORE_PHOTOS) {
        throw new UploadProblem(`Un prodotto ha al massimo ${MOST_MORE_PHOTOS + 1} immagini`);
      }
      const input = { product_id: productId, file: await base64Of(await fitPicture(file, 'La foto')) };
      const { data } = await api.call(staffEndpoints.staffProducts.uploadPhoto, input);
      setUploaded((all) => [...all, data]);
      now = withPhoto(now, data.photo);
      write(now);
    }
  };
  const upload = async (files: readonly File[]) => {
    if (files.length > 0 && !busy) await send(() => sendAll(files));
  };
  const sizes = new Map([...photoSizes, ...uploaded].map((size) => [size.photo, size]));
  return { upload, busy, problem, sizes };
}
