import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import { megabytes, UploadProblem } from './upload.ts';

/** Longest sides a large picture is tried with, in pixels; the shop keeps 1600. */
const SIDES = [3200, 1600];

/** A browser that opens more than this may run out of memory, in bytes. */
const MOST_OPENED = 100_000_000;

type Redraw = (file: Blob, side: number) => Promise<Blob>;

/**
 * A picture small enough for the server: as it is, or redrawn smaller and upright.
 * @param field how the page names what the picture is for, e.g. `L’immagine`
 * @throws {UploadProblem} when it cannot be made small enough
 */
export async function fitPicture(file: File, field: string, redraw: Redraw = redrawn): Promise<Blob> {
  if (file.size <= MOST_PICTURE_BYTES) return file;
  const named = `${field} ${file.name} pesa ${megabytes(file.size)}`;
  const most = `al massimo ${megabytes(MOST_PICTURE_BYTES)}`;
  if (file.size > MOST_OPENED) throw new UploadProblem(`${named}, troppo per ridurla qui: ${most}`);
  for (const side of SIDES) {
    let smaller: Blob;
    try {
      smaller = await redraw(file, side);
    } catch {
      throw new UploadProblem(`${named} e non si apre per ridurla: ${most}`);
    }
    if (smaller.size <= MOST_PICTURE_BYTES) return smaller;
  }
  throw new UploadProblem(`${named} anche ridotta resta troppo pesante: ${most}`);
}

/** A picture turned as its camera noted, its longest side at most `side` pixels. */
async function redrawn(file: Blob, side: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no place to draw');
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    // only JPEG has no holes to look through
    return await blobOf(canvas, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  } finally {
    bitmap.close();
  }
}

/** What is drawn on a canvas, as a file. */
export const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be kept'))), type, 0.92);
  });
