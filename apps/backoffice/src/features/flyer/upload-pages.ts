import { staffEndpoints } from '@sporta/contract';
import type { Api } from '../../lib/api.ts';
import { base64Of, MOST_BYTES } from '../../shared/documents/index.ts';
import type { FlyerPage } from './flyer.ts';

/** A file that gives no pages, in words for people. */
export class ReadProblem extends Error {}

/** Pictures of the files, in their order; a PDF gives one for each page. @throws {ReadProblem} */
export async function picturesOfFiles(files: readonly File[], most: number): Promise<Blob[]> {
  const pictures: Blob[] = [];
  for (const file of files) {
    if (file.type === 'application/pdf') {
      const { picturesOfPdf } = await import('./pdf-pages.ts');
      try {
        pictures.push(...(await picturesOfPdf(file, most - pictures.length + 1)));
      } catch {
        throw new ReadProblem(`Il PDF ${file.name} non si apre: forse è rovinato o chiede una password`);
      }
    } else if (file.size > MOST_BYTES) {
      throw new ReadProblem(`L’immagine ${file.name} è troppo pesante: al massimo 10 MB`);
    } else pictures.push(file);
  }
  if (pictures.length > most)
    throw new ReadProblem(`Un volantino ha al massimo 99 pagine: qui ne entrano ancora ${most}`);
  return pictures;
}

/** Puts pictures into the library and makes pages of them. @throws ApiError */
export async function uploadPages(
  api: Api,
  pictures: readonly Blob[],
  { flyer, first }: { flyer: string; first: number },
  onProgress: (page: number) => void,
): Promise<FlyerPage[]> {
  const pages: FlyerPage[] = [];
  for (const [index, picture] of pictures.entries()) {
    onProgress(index + 1);
    const words = `${flyer}, pagina ${first + index}`.slice(-120);
    const input = { name: words, alt: `Volantino ${words}`, file: await base64Of(picture) };
    const { data } = await api.call(staffEndpoints.staffContent.uploadPicture, input);
    pages.push({ title: `Pagina ${first + index}`, products: [], picture: data.picture.picture });
  }
  return pages;
}
