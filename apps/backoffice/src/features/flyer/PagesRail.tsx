import { contentPictureAddress } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { moved, useMoves } from '../../shared/documents/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { type FlyerPage, MOST_PAGES } from './flyer.ts';
import { picturesOfFiles, ReadProblem, uploadPages } from './upload-pages.ts';

interface PagesRailProps {
  name: string;
  pages: readonly FlyerPage[];
  chosen: number;
  onChoose: (index: number) => void;
  onChange: (pages: FlyerPage[]) => void;
}

/** The pages in order; new ones are empty, pictures, or those of a PDF. */
export function PagesRail({ name, pages, chosen, onChoose, onChange }: PagesRailProps) {
  const api = useApi();
  const [progress, setProgress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const moves = useMoves(pages.length, (from, to) => {
    onChange(moved(pages, from, to));
    onChoose(to);
  });
  const add = async (files: FileList | null) => {
    if (!files || files.length === 0) return;
    setProblem(undefined);
    try {
      setProgress('Leggo le pagine…');
      const pictures = await picturesOfFiles([...files], MOST_PAGES - pages.length);
      // an empty flyer begins with what was uploaded
      const kept = pages.filter(({ picture, products }) => picture || products.length > 0);
      const made = await uploadPages(api, pictures, { flyer: name, first: kept.length + 1 }, (done) =>
        setProgress(`Carico la pagina ${done} di ${pictures.length}…`),
      );
      onChange([...kept, ...made]);
      onChoose(kept.length);
    } catch (error) {
      setProblem(error instanceof ReadProblem ? error.message : messageOf(error));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <section className="bx" aria-labelledby="flyer-pages">
      <div className="doc-bar">
        <h2 id="flyer-pages" className="grow">
          Pagine
        </h2>
        <Button
          kind="soft"
          size="sm"
          disabled={pages.length >= MOST_PAGES}
          onClick={() => {
            onChange([...pages, { title: '', products: [] }]);
            onChoose(pages.length);
          }}
        >
          <PlusBold />
          Pagina
        </Button>
        <label className="btn soft sm">
          <input
            className="sr"
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png,image/webp,image/avif"
            onChange={({ target }) => {
              void add(target.files).then(() => {
                // the same file may be chosen again
                target.value = '';
              });
            }}
          />
          <FilePdf />
          Da PDF o immagini
        </label>
      </div>
      {progress ? (
        <Note kind="info" live>
          {progress}
        </Note>
      ) : null}
      {problem ? (
        <Note kind="err" live>
          {problem}
        </Note>
      ) : null}
      <ol className="flyer-rail">
        {pages.map((page, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no name of their own; a page is its place.
            key={index}
            className={cx(index === chosen && 'on', moves.over === index && 'over')}
            {...moves.drag(index)}
          >
            <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
              {page.picture ? (
                <img src={contentPictureAddress(page.picture, 480)} alt="" width="90" height="127" loading="lazy" />
              ) : (
                <span className="flyer-drawn">disegnata</span>
              )}
              <span>
                {index + 1}. {page.title || 'Senza titolo'}
              </span>
            </button>
            <span className="flyer-moves">
              <IconButton
                icon={CaretLeftBold}
                label={`Sposta prima: pagina ${index + 1}`}
                disabled={index === 0}
                onClick={() => moves.move(index, index - 1)}
              />
              <IconButton
                icon={CaretRightBold}
                label={`Sposta dopo: pagina ${index + 1}`}
                disabled={index === pages.length - 1}
                onClick={() => moves.move(index, index + 1)}
              />
              <IconButton
                icon={Trash}
                label={`Togli la pagina ${index + 1}`}
                disabled={pages.length === 1}
                onClick={() => onChange(pages.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
