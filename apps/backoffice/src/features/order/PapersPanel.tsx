import type { StaffOrder } from '@sporta/contract';
import { FilePdf } from '@sporta/ui/icons/FilePdf.ts';
import { Receipt } from '@sporta/ui/icons/Receipt.ts';
import { Key } from '../../shared/keyboard/index.ts';

/** The papers of the order, as PDF. */
export function PapersPanel({ order: { documents } }: { order: StaffOrder }) {
  if (documents.length === 0) return null;
  return (
    <section className="bx">
      <h2>Documenti</h2>
      <ul className="pm1">
        {documents.map(({ type, name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {type === 'receipt' ? <Receipt /> : <FilePdf />}
              <span className="grow">
                {name}
                <small>PDF, A4</small>
              </span>
              {type === 'receipt' ? <Key>P</Key> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
