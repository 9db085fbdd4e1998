import type { StaffImport } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { importsQuery } from './imports-queries.ts';
import { count, counted, stateWords } from './states.ts';

/** Imports made so far: who, which file, what became of it. */
export function ImportsHistory() {
  const { data, error, refetch } = useQuery(importsQuery(useApi()));
  if (error && !data) return <LoadProblem error={error} what="le importazioni" onRetry={() => void refetch()} />;
  const now = new Date();
  return (
    <section className="bx table" aria-labelledby="importazioni">
      <div className="imp-head">
        <h2 id="importazioni">Importazioni fatte</h2>
      </div>
      {data?.length === 0 ? <p className="muted imp-none">Ancora nessuna.</p> : null}
      {data && data.length > 0 ? (
        <table className="dt">
          <caption className="sr">Importazioni fatte</caption>
          <thead>
            <tr>
              <th>File</th>
              <th className="from-tablet">Chi e quando</th>
              <th className="r">Righe</th>
              <th>Stato</th>
            </tr>
          </thead>
          <tbody>
            {data.map((each) => (
              <tr key={each.importId}>
                <td className="imp-file">
                  <Link className="link" href={hrefOf('/catalogo/importa', { id: each.importId })}>
                    {each.fileName}
                  </Link>
                  <small className="phone-only">
                    {each.name}, {moment(each.createdAt, now)}
                  </small>
                </td>
                <td className="from-tablet">
                  {each.name}
                  <small>{moment(each.appliedAt ?? each.createdAt, now)}</small>
                </td>
                <td className="r">
                  {each.counts.rows > 0 ? count(each.counts.rows) : '–'}
                  {each.counts.error > 0 ? <small>{counted(each.counts.error, 'errore', 'errori')}</small> : null}
                </td>
                <td>
                  <Tag tone={toneOf(each.state)}>{stateWords[each.state]}</Tag>
                  {each.pricesPending && each.pricesFrom ? (
                    <small>Prezzi da {moment(each.pricesFrom, now)}</small>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

function toneOf(state: StaffImport['state']) {
  if (state === 'applied') return 'green' as const;
  return state === 'cancelled' || state === 'undone' ? undefined : ('warn' as const);
}
