import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { blobOf } from '../../shared/documents/index.ts';
import { inTime } from './in-time.ts';
import type { OpenPdf } from './read-pages.ts';

/** Height of a page as a picture, in pixels: what the shop keeps of it. */
const HEIGHT = 1600;

GlobalWorkerOptions.workerPort = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
  type: 'module',
});

/** Opens a PDF; its pages are drawn in this browser, one when it is asked for. @throws Error when it cannot be read */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<OpenPdf> {
  const reading = getDocument({ data: await file.arrayBuffer() });
  const close = () => reading.destroy();
  try {
    const pdf = await inTime(reading.promise, signal);
    const draw = async (number: number): Promise<Blob> => {
      const page = await inTime(pdf.getPage(number), signal);
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: HEIGHT / Math.max(natural.height, natural.width) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      const drawing = page.render({ canvas, viewport, background: '#fff' });
      try {
        await inTime(drawing.promise, signal);
      } catch (error) {
        drawing.cancel();
        throw error;
      }
      const picture = await blobOf(canvas, 'image/jpeg');
      page.cleanup();
      return picture;
    };
    return { pages: pdf.numPages, draw, close };
  } catch (error) {
    await close();
    throw error;
  }
}
