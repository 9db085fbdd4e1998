import type { ImportRowOnWire, StaffImport } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { errorsFileUrl, rowsQuery } from './imports-queries.ts';
import { Pages } from './Pages.tsx';
import { count } from './states.ts';
import { useImportActs } from './use-import-acts.ts';

const pageSize = 20;
type Problem = ImportRowOnWire['problems'][number];

/** Rows that stay out, each with the reason: put right here, or in a spreadsheet. */
export function ErrorsPanel({ found }: { found: StaffImport }) {
  const api = useApi();
  const { mend } = useImportActs(found.importId);
  const [page, setPage] = useState(1);
  const [editing, setEditing] = useState<string>();
  const version = `${found.counts.error} ${found.state}`;
  const { data } = useQuery(rowsQuery(api, { importId: found.importId, view: 'error', page, pageSize, version }));
  const mayMend = found.state === 'checked' || found.state === 'mending';
  return (
    <section className="bx table" aria-labelledby="righe-con-errori" aria-busy={found.state === 'mending'}>
      <div className="imp-head">
        <h2 id="righe-con-errori" className="grow">
          Righe con errori
        </h2>
      </div>
      <table className="dt imp-errors">
        <caption className="sr">Righe con errori</caption>
        <thead>
          <tr>
            <th className="r">Riga</th>
            <th>Colonna</th>
            <th>Valore e perché</th>
            <th>
              <span className="sr">Correggi</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.rows.flatMap(({ line, problems }) =>
            problems.map((problem, place) => {
              const key = `${line} ${place}`;
              return (
                <ErrorRow
                  key={key}
                  {...{ line, problem }}
                  isFirst={place === 0}
                  mayMend={mayMend && problem.column !== ''}
                  isOpen={editing === key}
                  busy={mend.isPending || found.state === 'mending'}
                  onOpen={() => setEditing(key)}
                  onClose={() => setEditing(undefined)}
                  onSave={(value) => {
                    mend.mutate({ line, column: problem.column, value });
                    setEditing(undefined);
                  }}
                />
              );
            }),
          )}
        </tbody>
      </table>
      <div className="imp-foot">
        <Pages page={page} pageSize={pageSize} total={found.counts.error} onPage={setPage} label="errori" />
        <span className="muted small grow">
          {mayMend ? 'Queste righe restano fuori finché non le correggi.' : 'Queste righe sono rimaste fuori.'}
        </span>
        <DownloadMenu
          kind="line"
          size="sm"
          label="Scarica gli errori"
          hrefOf={(format) => errorsFileUrl(api, format, found.importId)}
        />
      </div>
    </section>
  );
}

interface ErrorRowProps {
  line: number;
  problem: Problem;
  isFirst: boolean;
  mayMend: boolean;
  isOpen: boolean;
  busy: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSave: (value: string) => void;
}

function ErrorRow({ line, problem, isFirst, mayMend, isOpen, busy, onOpen, onClose, onSave }: ErrorRowProps) {
  const [value, setValue] = useState(problem.value);
  return (
    <tr>
      <td className="r">{isFirst ? <b>{count(line)}</b> : null}</td>
      <td>{problem.label}</td>
      <td className="imp-why">
        {isOpen ? (
          <TextInput
            label={`${problem.label} della riga ${line}`}
            hideLabel
            autoFocus
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onSave(value);
              if (key === 'Escape') onClose();
            }}
          />
        ) : (
          <span className="imp-value">{problem.value === '' ? '(vuoto)' : problem.value}</span>
        )}
        <span>
          {problem.text}
          {isOpen && problem.value !== '' ? <small>nel file: {problem.value}</small> : null}
        </span>
      </td>
      <td className="r">
        {isOpen ? (
          <Button kind="soft" size="sm" onClick={() => onSave(value)}>
            Salva
          </Button>
        ) : mayMend ? (
          <Button
            kind="ghost"
            size="sm"
            disabled={busy}
            aria-label={`Correggi ${problem.label} della riga ${line}`}
            onClick={() => {
              setValue(problem.value);
              onOpen();
            }}
          >
            Correggi
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
