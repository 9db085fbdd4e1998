import { shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { CaretRightBold } from '@sporta/ui/icons/CaretRightBold.ts';
import { Printer } from '@sporta/ui/icons/Printer.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { FilterMenu } from '../../shared/filters/index.ts';
import { FillPanel } from './FillPanel.tsx';
import { MissingPanel } from './MissingPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';
import { PickersPanel } from './PickersPanel.tsx';
import { fileOf, reportQuery } from './reports-query.ts';
import { daysOf, otherSpan, type ReportsSearch, type Span, spanName } from './reports-search.ts';
import { SalesPanel } from './SalesPanel.tsx';
import { SubstitutionsPanel } from './SubstitutionsPanel.tsx';
import { TotalCards } from './TotalCards.tsx';
import { HoursPanel, StoresPanel } from './WherePanels.tsx';
import './reports.css';

interface ReportsPageProps {
  search: ReportsSearch;
  onSearch: (next: ReportsSearch) => void;
}

/** How the shop does: a period beside the one before it, each figure as a chart and as a table. */
export function ReportsPage({ search, onSearch }: ReportsPageProps) {
  const api = useApi();
  const today = shopDay(Date.now());
  const days = daysOf(search, today);
  const asked = { ...days, store: search.store };
  const { data: report, error, refetch, isPlaceholderData } = useQuery(reportQuery(api, asked));
  const fileFor = (table: Parameters<typeof fileOf>[2]) => fileOf(api, asked, table);
  return (
    <div className="report" aria-busy={isPlaceholderData || !report}>
      <title>Rapporti | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Rapporti</h1>
          <p className="muted">
            {spanName(search, days)}
            {report && report.totals.estimated > 0 ? `, ${estimatedText(report.totals.estimated)}` : ''}
          </p>
        </div>
        <div className="report-pick">
          <IconButton
            icon={CaretLeftBold}
            label="Periodo prima"
            onClick={() => onSearch(otherSpan(search, today, -1))}
          />
          <Segmented
            label="Periodo"
            options={[
              { value: 'day', label: 'Giorno' },
              { value: 'week', label: 'Settimana' },
              { value: 'month', label: 'Mese' },
            ]}
            value={search.from ? '' : (search.span ?? 'week')}
            onChange={(span) =>
              onSearch({ store: search.store, day: search.day, span: span === 'week' ? undefined : (span as Span) })
            }
          />
          <IconButton
            icon={CaretRightBold}
            label="Periodo dopo"
            onClick={() => onSearch(otherSpan(search, today, 1))}
          />
        </div>
        {report && report.stores.length > 1 ? (
          <FilterMenu
            name="Sede"
            value={search.store === undefined ? '' : String(search.store)}
            options={[
              { value: '', label: 'Tutte' },
              ...report.stores.map(({ warehouseId, name }) => ({ value: String(warehouseId), label: name })),
            ]}
            onChange={(store) => onSearch({ ...search, store: store ? Number(store) : undefined })}
          />
        ) : null}
        <Button kind="line" onClick={() => window.print()}>
          <Printer />
          Stampa
        </Button>
      </div>
      {error && !report ? <LoadProblem error={error} what="i rapporti" onRetry={() => void refetch()} /> : null}
      {report ? (
        <>
          <TotalCards report={report} />
          <div className="report-two">
            <SalesPanel days={report.days} file={fileFor('giorni')} />
            <FillPanel report={report} file={fileFor('fasce')} />
          </div>
          <div className="report-three">
            <PickersPanel pickers={report.pickers} file={fileFor('preparazione')} />
            <MissingPanel missing={report.missing} file={fileFor('mancanti')} />
            <SubstitutionsPanel substitutions={report.substitutions} file={fileFor('sostituzioni')} />
          </div>
          <div className="report-two">
            <HoursPanel hours={report.hours} file={fileFor('ore')} />
            <StoresPanel stores={report.byStore} file={fileFor('sedi')} />
          </div>
          {report.payments && report.payments.length > 0 ? (
            <PaymentsPanel payments={report.payments} file={fileFor('pagamenti')} />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

const estimatedText = (orders: number) => countOf(orders, 'ordine ancora stimato', 'ordini ancora stimati');
