import { staffEndpoints } from '@sporta/contract';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { base64Of, UploadProblem, uploadWords } from '../../shared/documents/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { type FlyerPage, MOST_PAGES } from './flyer.ts';
import { inTime } from './in-time.ts';
import { readPages } from './read-pages.ts';

/** How long one page may be on its way, in milliseconds: slow lines take their time. */
const MOST_SENDING_MS = 180_000;

interface Rail {
  name: string;
  pages: readonly FlyerPage[];
  onChange: (pages: FlyerPage[]) => void;
  onChoose: (index: number) => void;
}

/** Pages made of files: how far it is, what went wrong, and how to stop. */
export function usePageUpload(rail: Rail) {
  const api = useApi();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [problem, setProblem] = useState<string>();
  const stopping = useRef<AbortController>(null);
  // the flyer goes on being written while its pages come
  const latest = useRef(rail);
  useEffect(() => {
    latest.current = rail;
  });
  useEffect(() => () => stopping.current?.abort(), []);

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const stop = new AbortController();
    stopping.current = stop;
    setProblem(undefined);
    setProgress({ done: 0, of: 0 });
    // an empty flyer begins with what was uploaded
    const filled = () => latest.current.pages.filter(({ picture, products }) => picture || products.length > 0);
    const made: FlyerPage[] = [];
    const keep = async (picture: Blob) => {
      const number = filled().length + made.length + 1;
      const words = `${latest.current.name}, pagina ${number}`.slice(-120);
      const input = { name: words, alt: `Volantino ${words}`, file: await base64Of(picture) };
      const sending = api.call(staffEndpoints.staffContent.uploadPicture, input);
      const { data } = await inTime(sending, stop.signal, MOST_SENDING_MS).catch((error) => {
        throw new UploadProblem(`La pagina ${made.length + 1} non è arrivata: ${messageOf(error)}`);
      });
      made.push({ title: `Pagina ${number}`, products: [], picture: data.picture.picture });
      setProgress((now) => now && { ...now, done: made.length });
    };
    try {
      await readPages(files, {
        room: MOST_PAGES - filled().length,
        signal: stop.signal,
        open: async (file, signal) => (await import('./pdf-pages.ts')).openPdf(file, signal),
        onCounted: (of) => setProgress({ done: 0, of }),
        keep,
      });
    } catch (error) {
      const said = uploadWords(error);
      setProblem(made.length > 0 ? `${said}. ${keptText(made.length)}` : said);
    } finally {
      setProgress(undefined);
      if (made.length > 0) {
        const before = filled();
        latest.current.onChange([...before, ...made]);
        latest.current.onChoose(before.length);
      }
    }
  };
  return { add, stop: () => stopping.current?.abort(), progress, problem };
}

const keptText = (pages: number) =>
  pages === 1 ? 'La pagina prima è nel volantino' : `Le ${pages} pagine prima sono nel volantino`;
