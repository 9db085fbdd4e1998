import type { ImportErrorGroup, ImportRowOnWire, StaffImport } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { errorsFileUrl, rowsQuery } from './imports-queries.ts';
import { Pages } from './Pages.tsx';
import { problemKey } from './problem-key.ts';
import { count } from './states.ts';
import { useImportActs } from './use-import-acts.ts';

const pageSize = 20;
const groupNames: readonly [ImportErrorGroup, string][] = [
  ['codes', 'Codici'],
  ['prices', 'Prezzi'],
  ['texts', 'Testi'],
  ['other', 'Altro'],
];
type Problem = ImportRowOnWire['problems'][number];

/** Rows that stay out, each with the reason: put right here, or in a spreadsheet. */
export function ErrorsPanel({ found }: { found: StaffImport }) {
  const api = useApi();
  const { mend } = useImportActs(found.importId);
  const [asked, setPage] = useState(1);
  const [chosen, setChosen] = useState<ImportErrorGroup>();
  const [editing, setEditing] = useState<string>();
  const groups = groupNames.filter(([name]) => found.errorGroups[name] > 0);
  // the last row of a group, or of a page, may just have been mended
  const group = groups.some(([name]) => name === chosen) ? chosen : undefined;
  const total = group ? found.errorGroups[group] : found.counts.error;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / pageSize)));
  const version = `${found.counts.error} ${found.state}`;
  const { data } = useQuery(
    rowsQuery(api, { importId: found.importId, view: 'error', group, page, pageSize, version }),
  );
  const choose = (next: ImportErrorGroup | undefined) => {
    setChosen(next);
    setPage(1);
    setEditing(undefined);
  };
  const mayMend = found.state === 'checked' || found.state === 'mending';
  return (
    <section className="bx table" aria-labelledby="righe-con-errori" aria-busy={found.state === 'mending'}>
      <div className="imp-head">
        <h2 id="righe-con-errori" className="grow">
          Righe con errori
        </h2>
        {groups.length > 1 ? (
          // biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form.
          <div className="seg scroll imp-tabs" role="group" aria-label="Quali errori">
            <button type="button" aria-pressed={group === undefined} onClick={() => choose(undefined)}>
              Tutte <span className="num">{count(found.counts.error)}</span>
            </button>
            {groups.map(([name, label]) => (
              <button key={name} type="button" aria-pressed={name === group} onClick={() => choose(name)}>
                {label} <span className="num">{count(found.errorGroups[name])}</span>
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <table className="dt imp-errors">
        <caption className="sr">Righe con errori</caption>
        <thead>
          <tr>
            <th className="r">Riga</th>
            <th>Colonna</th>
            <th>Valore</th>
            <th>Perché</th>
            <th>
              <span className="sr">Correggi</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.rows.flatMap(({ line, problems }) =>
            problems.map((problem, place) => {
              const key = problemKey(line, problems, place);
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
        <Pages page={page} pageSize={pageSize} total={total} onPage={setPage} label="errori" />
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
      <td className="r imp-line">{isFirst ? <b>{count(line)}</b> : null}</td>
      <td className="imp-label">{problem.label}</td>
      <td className="imp-cell">
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
          <span className="imp-value">{problem.value === '' && problem.column !== '' ? '(vuoto)' : problem.value}</span>
        )}
      </td>
      <td className="imp-why">
        {problem.text}
        {isOpen && problem.value !== '' ? <small>nel file: {problem.value}</small> : null}
      </td>
      <td className="r imp-act">
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
