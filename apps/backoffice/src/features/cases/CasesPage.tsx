import type { StaffCaseRow } from '@sporta/contract';
import { type CaseTab, caseKindLabels, caseKinds } from '@sporta/contract/staff-case-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { listCount } from '../../shared/figures/index.ts';
import { FilterMenu, SearchField } from '../../shared/filters/index.ts';
import { DataTable, TableFoot } from '../../shared/table/index.ts';
import { caseColumns, caseHref } from './case-columns.tsx';
import { casesQuery } from './cases-query.ts';
import type { CasesSearch } from './cases-search.ts';

const tabs: readonly [CaseTab, string][] = [
  ['open', 'Da seguire'],
  ['mine', 'Mie'],
  ['late', 'Scadute'],
  ['closed', 'Chiuse'],
];
const kinds = [
  { value: '', label: 'tutto' },
  ...caseKinds.map((kind) => ({ value: kind as string, label: caseKindLabels[kind] })),
];
const rowId = ({ caseId }: StaffCaseRow) => caseId;

interface CasesPageProps {
  search: CasesSearch;
  onSearch: (search: CasesSearch) => void;
}

/** What customers report or give back, what is due first at the top. */
export function CasesPage({ search, onSearch }: CasesPageProps) {
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(casesQuery(useApi(), search));
  /** A changed filter begins at the first page again. */
  const change = (part: Partial<CasesSearch>) => onSearch({ ...search, page: undefined, ...part });
  if (error && !data)
    return <LoadProblem page="Segnalazioni" error={error} what="le segnalazioni" onRetry={() => void refetch()} />;
  const current = search.tab ?? 'open';
  return (
    <>
      <title>Segnalazioni | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Segnalazioni e recessi</h1>
          <p className="muted">Alle segnalazioni si risponde entro un giorno; un recesso è rimborsato entro 14.</p>
        </div>
      </div>
      <div className="tabs-row">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form. */}
        <div className="seg scroll" role="group" aria-label="Stato delle segnalazioni">
          {tabs.map(([tab, name]) => (
            <button
              key={tab}
              type="button"
              aria-pressed={tab === current}
              onClick={() => change({ tab: tab === 'open' ? undefined : tab })}
            >
              {name} <span className="num">{data ? listCount(data.counts[tab]) : null}</span>
            </button>
          ))}
        </div>
      </div>
      <section className="bx table" aria-label="Elenco delle segnalazioni" aria-busy={isPlaceholderData}>
        <div className="filters">
          <div className="filter-row">
            <SearchField
              label="Cerca tra le segnalazioni"
              placeholder="Numero d’ordine o nome"
              q={search.q ?? ''}
              onChange={(q) => change({ q: q || undefined })}
            />
            <FilterMenu
              name="Tipo"
              value={search.kind ?? ''}
              options={kinds}
              onChange={(kind) => change({ kind: caseKinds.find((each) => each === kind) })}
            />
          </div>
        </div>
        {data?.cases.length === 0 ? (
          <EmptyState
            icon={CheckCircleDuotone}
            title={search.q || search.kind ? 'Niente con questi filtri' : 'Nessuno aspetta'}
            body="Quando un cliente segnala un problema o recede, lo trovi qui subito."
            actions={
              search.q || search.kind || search.tab ? (
                <Button kind="line" onClick={() => onSearch({})}>
                  Togli i filtri
                </Button>
              ) : undefined
            }
          />
        ) : (
          <>
            <DataTable
              caption="Segnalazioni e recessi"
              columns={caseColumns}
              rows={data?.cases}
              rowId={rowId}
              rowName={({ orderNumber }) => `ordine ${orderNumber}`}
              onOpen={({ caseId }) => void router.navigate({ href: caseHref(caseId) })}
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
              />
            ) : null}
          </>
        )}
      </section>
    </>
  );
}
