import { contentPictureAddress } from '@sporta/contract';
import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { megabytes, moved, useMoves } from '../../shared/documents/index.ts';
import { DrawnPage } from './DrawnPage.tsx';
import { type FlyerPage, MOST_PAGES } from './flyer.ts';
import { MOST_PDF_BYTES } from './read-pages.ts';
import { usePageUpload } from './use-page-upload.ts';

interface PagesRailProps {
  name: string;
  pages: readonly FlyerPage[];
  chosen: number;
  onChoose: (index: number) => void;
  onChange: (pages: FlyerPage[]) => void;
}

/** The pages in order; new ones are empty, pictures, or those of a PDF. */
export function PagesRail({ name, pages, chosen, onChoose, onChange }: PagesRailProps) {
  const { add, stop, progress, problem } = usePageUpload({ name, pages, onChange, onChoose });
  const moves = useMoves(pages.length, (from, to) => {
    onChange(moved(pages, from, to));
    onChoose(to);
  });
  return (
    <section className="bx" aria-labelledby="flyer-pages">
      <div className="doc-bar">
        <h2 id="flyer-pages" className="grow">
          Pagine
        </h2>
        <Button
          kind="soft"
          size="sm"
          disabled={pages.length >= MOST_PAGES || progress !== undefined}
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
            disabled={progress !== undefined}
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              // the same file may be chosen again
              target.value = '';
            }}
          />
          <FilePdf />
          Da PDF o immagini
        </label>
      </div>
      <p className="muted small">
        Un PDF fino a {megabytes(MOST_PDF_BYTES)}, {MOST_PAGES} pagine in tutto; le foto più pesanti di{' '}
        {megabytes(MOST_PICTURE_BYTES)} si riducono da sole.
      </p>
      {progress ? (
        <Note
          kind="info"
          live
          action={
            <Button kind="line" size="sm" onClick={stop}>
              Ferma
            </Button>
          }
        >
          {progress.of === 0 ? 'Conto le pagine…' : `Pagine caricate: ${progress.done} di ${progress.of}`}
          <progress
            className="bar"
            aria-label="Pagine caricate"
            {...(progress.of > 0 ? { value: progress.done, max: progress.of } : {})}
          />
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
                <DrawnPage products={page.products} />
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
