import { fitPicture, megabytes, UploadProblem } from '../../shared/documents/index.ts';
import { MOST_PAGES } from './flyer.ts';

/** The largest PDF a browser opens here, in bytes. */
export const MOST_PDF_BYTES = 100_000_000;

/** A PDF whose pages can be drawn, the first is 1. */
export interface OpenPdf {
  pages: number;
  draw: (page: number) => Promise<Blob>;
  close: () => Promise<void>;
}

export interface Reading {
  /** Pages the flyer still takes. */
  room: number;
  /** Stops between two pages and in the middle of one. */
  signal: AbortSignal;
  open: (file: Blob, signal: AbortSignal) => Promise<OpenPdf>;
  onCounted: (pages: number) => void;
  /** Takes one page; they come in order. @throws Error with words for people */
  keep: (picture: Blob) => Promise<void>;
}

interface Source {
  /** How people call the page. */
  name: (page: number) => string;
  pages: number;
  draw: (page: number) => Promise<Blob>;
  close?: () => Promise<void>;
}

/**
 * Reads pages out of files, in their order, one at a time; a PDF gives one for each page. All are counted before the first is drawn.
 * What was kept before a problem stays.
 * @throws {UploadProblem} names the file, and the page when it is one
 */
export async function readPages(files: readonly File[], reading: Reading): Promise<void> {
  const { room, signal, onCounted, keep } = reading;
  const sources: Source[] = [];
  try {
    for (const file of files) sources.push(await sourceOf(file, reading));
    const pages = sources.reduce((sum, source) => sum + source.pages, 0);
    if (pages > room)
      throw new UploadProblem(
        `Un volantino ha al massimo ${MOST_PAGES} pagine: i file ne hanno ${pages}, qui ne entrano ancora ${room}`,
      );
    onCounted(pages);
    for (const source of sources) {
      for (let page = 1; page <= source.pages && !signal.aborted; page += 1) {
        const picture = await source.draw(page).catch((error) => {
          if (signal.aborted || error instanceof UploadProblem) throw error;
          throw new UploadProblem(`${source.name(page)} non si disegna`);
        });
        await keep(picture);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await Promise.all(sources.map((source) => source.close?.()));
  }
}

async function sourceOf(file: File, { open, signal }: Reading): Promise<Source> {
  if (file.type !== 'application/pdf') {
    return { name: () => `L’immagine ${file.name}`, pages: 1, draw: () => fitPicture(file, 'L’immagine') };
  }
  if (file.size > MOST_PDF_BYTES)
    throw new UploadProblem(
      `Il PDF ${file.name} pesa ${megabytes(file.size)}: al massimo ${megabytes(MOST_PDF_BYTES)}`,
    );
  try {
    const pdf = await open(file, signal);
    return { ...pdf, name: (page) => `La pagina ${page} di ${file.name}` };
  } catch {
    throw new UploadProblem(`Il PDF ${file.name} non si apre: forse è rovinato o chiede una password`);
  }
}
