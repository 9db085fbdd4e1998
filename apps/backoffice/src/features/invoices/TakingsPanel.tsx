import { shopDay } from '@sporta/domain';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { ReceiptDuotone } from '@sporta/ui/icons/ReceiptDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { DayRange } from '../../shared/filters/index.ts';
import { takingsFile, takingsQuery } from './invoices-query.ts';
import { type InvoicesView, readInvoicesSearch, takingsDays } from './invoices-search.ts';
import { TakingsTable } from './TakingsTable.tsx';
import { daysOfPeriod, periodOfDays, type TakingsPeriod, takingsPeriods } from './takings-period.ts';

const periodNames: Record<TakingsPeriod, string> = {
  today: 'Oggi',
  yesterday: 'Ieri',
  month: 'Questo mese',
  'last-month': 'Mese scorso',
};

/** The register of takings of some days, and the same as a file. */
export function TakingsPanel({ search, onSearch }: InvoicesView) {
  const api = useApi();
  const today = shopDay(Date.now());
  const days = takingsDays(search, today);
  const { data, error, refetch, isPlaceholderData } = useQuery(takingsQuery(api, days));
  const choose = (part: Record<string, string>) =>
    onSearch({ ...search, ...readInvoicesSearch({ view: 'takings', ...days, ...part }) });
  return (
    <section className="bx table" aria-label="Corrispettivi" aria-busy={isPlaceholderData}>
      <div className="filters">
        <div className="filter-row invoices-row">
          <Segmented
            label="Periodo"
            options={takingsPeriods.map((value) => ({ value, label: periodNames[value] }))}
            value={(periodOfDays(days, today) ?? '') as TakingsPeriod}
            onChange={(period) => choose({ ...daysOfPeriod(period, today) })}
          />
          <DayRange {...days} onChange={choose} />
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
