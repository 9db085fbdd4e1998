import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';

/** Height of a page as a picture, in pixels: what the shop keeps of it. */
const HEIGHT = 1600;

GlobalWorkerOptions.workerPort = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
  type: 'module',
});

/** The first pages of a PDF as pictures, drawn in this browser. @throws Error when it cannot be read */
export async function picturesOfPdf(file: Blob, most: number): Promise<Blob[]> {
  const reading = getDocument({ data: await file.arrayBuffer() });
  const pdf = await reading.promise;
  try {
    const pictures: Blob[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, most); number += 1) {
      const page = await pdf.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: HEIGHT / Math.max(natural.height, natural.width) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport, background: '#fff' }).promise;
      pictures.push(await blobOf(canvas));
      page.cleanup();
    }
    return pictures;
  } finally {
    await reading.destroy();
  }
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the page cannot be kept'))), 'image/jpeg', 0.92);
  });
