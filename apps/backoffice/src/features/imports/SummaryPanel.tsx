import type { StaffImport } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { FileCodeFill } from '@sporta/ui/icons/FileCodeFill.ts';
import { FileCsvFill } from '@sporta/ui/icons/FileCsvFill.ts';
import { FileXlsFill } from '@sporta/ui/icons/FileXlsFill.ts';
import { hrefOf } from '../../lib/search-params.ts';
import { count, counted } from './states.ts';

/** The file, and what its rows come to. */
export function SummaryPanel({ found }: { found: StaffImport }) {
  const { counts, state } = found;
  const FileIcon = iconOf(found);
  const isCounted = state !== 'uploading' && state !== 'mapping' && state !== 'checking';
  return (
    <section className="bx" aria-label="Il file">
      <div className="imp-summary">
        <span className="imp-icon" aria-hidden="true">
          <FileIcon />
        </span>
        <div className="grow">
          <b>{found.fileName}</b>
          <p className="muted small">
            {[
              isCounted ? counted(counts.rows, 'riga', 'righe') : undefined,
              counted(found.columns.length, 'colonna', 'colonne'),
              sizeOf(found.bytes),
            ]
              .filter(Boolean)
              .join(', ')}
            {found.format ? ` · ${found.format}` : null}
            {isCounted && found.tookMs !== undefined ? ` · letto in ${secondsOf(found.tookMs)}` : null}
          </p>
        </div>
        {state === 'mapping' || state === 'checked' ? (
          <ButtonLink kind="line" size="sm" href={hrefOf('/catalogo/importa')}>
            Cambia file
          </ButtonLink>
        ) : null}
      </div>
      {isCounted ? (
        <dl className="imp-counts">
          <Figure name={counts.new === 1 ? 'prodotto nuovo' : 'prodotti nuovi'} value={counts.new} />
          <Figure name="con modifiche" value={counts.changed} />
          <Figure name="già uguali" value={counts.same} />
          <Figure
            name={counts.error === 1 ? 'riga con errori' : 'righe con errori'}
            value={counts.error}
            bad={counts.error > 0}
          />
        </dl>
      ) : null}
      {isCounted && state !== 'cancelled' ? <Rules found={found} /> : null}
    </section>
  );
}

function Figure({ name, value, bad }: { name: string; value: number; bad?: boolean }) {
  return (
    <div className={bad ? 'bad' : undefined}>
      <dt>{name}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

/** What is filled in where the file is silent. */
function Rules({ found: { counts, opensStore } }: { found: StaffImport }) {
  const rules = [
    counts.unsorted > 0
      ? `${counted(counts.unsorted, 'prodotto nuovo senza reparto va', 'prodotti nuovi senza reparto vanno')} in “Da sistemare”: in Catalogo, scegliendo quel reparto, c’è l’elenco.`
      : undefined,
    counts.unlimited > 0
      ? `${counted(counts.unlimited, 'prodotto nuovo senza giacenza si vende', 'prodotti nuovi senza giacenza si vendono')} senza limite in tutte le sedi.`
      : undefined,
    opensStore
      ? 'Non c’è ancora una sede: applicando si apre “Negozio”, con il ritiro da lunedì a sabato. Indirizzo e fasce si completano dopo.'
      : undefined,
  ].filter((rule) => rule !== undefined);
  if (rules.length === 0) return null;
  return (
    <Note kind="info" className="imp-rules">
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </Note>
  );
}

const iconOf = ({ format, fileName }: StaffImport) => {
  if (format?.startsWith('Excel') || /\.xlsx$/i.test(fileName)) return FileXlsFill;
  return format?.startsWith('JSON') ? FileCodeFill : FileCsvFill;
};

const secondsOf = (ms: number): string => counted(Math.max(1, Math.round(ms / 1000)), 'secondo', 'secondi');

const sizeOf = (bytes: number): string => {
  const [size, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1000, 'kB'];
  return `${size.toLocaleString('it-IT', { maximumFractionDigits: 1 })} ${unit}`;
};
