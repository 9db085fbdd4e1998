import type { TakingsRow } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { DayRange } from '../../shared/filters/index.ts';
import { takingsFile, takingsQuery } from './invoices-query.ts';
import { type InvoicesView, readInvoicesSearch, takingsDays } from './invoices-search.ts';

const rateName = (rate: number) => (rate === 0 ? 'Esente' : `${String(rate).replace('.', ',')}%`);

/** The register of takings of some days, and the same as a file. */
export function TakingsPanel({ search, onSearch }: InvoicesView) {
  const api = useApi();
  const days = takingsDays(search, shopDay(Date.now()));
  const { data, error, refetch, isPlaceholderData } = useQuery(takingsQuery(api, days));
  return (
    <section className="bx table" aria-label="Corrispettivi" aria-busy={isPlaceholderData}>
      <div className="filters">
        <div className="filter-row invoices-row">
          <DayRange
            {...days}
            onChange={(part) => onSearch({ ...search, ...readInvoicesSearch({ view: 'takings', ...days, ...part }) })}
          />
          <DownloadMenu kind="line" hrefOf={(format) => takingsFile(api, format, days)} />
        </div>
      </div>
      {error && !data ? <LoadProblem error={error} what="i corrispettivi" onRetry={() => void refetch()} /> : null}
      {data && data.takings.length === 0 ? (
        <EmptyState
          icon={ReceiptDuotone}
          title="Nessun corrispettivo"
          body="In questi giorni non è stato consegnato niente. Scegli altri giorni."
        />
      ) : null}
      {data && data.takings.length > 0 ? <TakingsTable {...data} /> : null}
    </section>
  );
}

function TakingsTable({
  takings,
  totals,
}: {
  takings: readonly TakingsRow[];
  totals: readonly Omit<TakingsRow, 'day'>[];
}) {
  return (
    <table className="dt">
      <caption className="sr">Corrispettivi per giorno e aliquota</caption>
      <thead>
        <tr>
          <th>Giorno</th>
          <th className="r">IVA</th>
          <th className="r from-tablet">Vendite</th>
          <th className="r from-tablet">Resi</th>
          <th className="r">Corrispettivi</th>
          <th className="r from-small-desk">Imponibile</th>
          <th className="r from-tablet">Imposta</th>
          <th className="r from-small-desk">Con fattura</th>
        </tr>
      </thead>
      <tbody>
        {takings.map((row) => (
          <Row key={`${row.day}-${row.rate}`} name={formatDayNumeric(row.day)} row={row} />
        ))}
      </tbody>
      <tfoot>
        {totals.map((row) => (
          <Row key={row.rate} name="Totale" row={row} />
        ))}
      </tfoot>
    </table>
  );
}

function Row({ name, row }: { name: string; row: Omit<TakingsRow, 'day'> }) {
  return (
    <tr>
      <td className="num">{name}</td>
      <td className="r">{rateName(row.rate)}</td>
      <td className="r from-tablet">{euro(row.sales)}</td>
      <td className="r from-tablet">{euro(row.returns)}</td>
      <td className="r">
        <b>{euro(row.total)}</b>
      </td>
      <td className="r from-small-desk">{euro(row.net)}</td>
      <td className="r from-tablet">{euro(row.vat)}</td>
      <td className="r from-small-desk">{euro(row.invoiced)}</td>
    </tr>
  );
}
