import { Barcode } from '@sporta/ui/icons/Barcode.ts';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { ListChecks } from '@sporta/ui/icons/ListChecks.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { Key } from '../../shared/keyboard/index.ts';
import type { Paper } from './papers.ts';

const ICONS = { receipt: Receipt, labels: Barcode, list: ListChecks, other: FilePdf } as const;

/** What can be printed of the order, as PDF, with the key that does it. */
export function PapersPanel({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <section className="bx">
      <h2>Stampa</h2>
      <ul className="pm1">
        {papers.map(({ kind, name, about, url, letter }) => {
          const Glyph = ICONS[kind];
          return (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Glyph />
                <span className="grow">
                  {name}
                  <small>{about}</small>
                </span>
                {letter ? <Key>{letter.toUpperCase()}</Key> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
