import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { FilePanel } from './FilePanel.tsx';
import { ImportPanels } from './ImportPanels.tsx';
import { ImportsHistory } from './ImportsHistory.tsx';
import { importQuery, templateUrl } from './imports-queries.ts';
import type { ImportsSearch } from './imports-search.ts';
import { stepOf, steps } from './states.ts';

interface ImportsPageProps {
  search: ImportsSearch;
  onSearch: (next: ImportsSearch) => void;
}

/** A file becomes products in four steps; until the last, on sale nothing changes. The address holds the import. */
export function ImportsPage({ search, onSearch }: ImportsPageProps) {
  const api = useApi();
  return (
    <>
      <title>Importa il catalogo | Banco</title>
      <Link className="link imp-back" href={hrefOf('/catalogo')}>
        Catalogo
      </Link>
      <div className="bt">
        <div className="grow">
          <h1>Importa il catalogo</h1>
          <p className="muted">Prova a vuoto: finché non applichi, in vendita non cambia nulla</p>
        </div>
        <DownloadMenu kind="line" label="Modello" hrefOf={(format) => templateUrl(api, format)} />
        {search.id === undefined ? null : (
          <ButtonLink kind="line" href={hrefOf('/catalogo/importa')}>
            <ClockCounterClockwise />
            Importazioni fatte
          </ButtonLink>
        )}
      </div>
      {search.id === undefined ? (
        <>
          <Steps current={0} />
          <FilePanel onSent={(id) => onSearch({ id })} />
          <ImportsHistory />
        </>
      ) : (
        <OneImport key={search.id} importId={search.id} {...{ search, onSearch }} />
      )}
    </>
  );
}

function OneImport({ importId, search, onSearch }: ImportsPageProps & { importId: number }) {
  const { data, error, refetch } = useQuery(importQuery(useApi(), importId));
  if (error && !data) return <LoadProblem error={error} what="l’importazione" onRetry={() => void refetch()} />;
  return (
    <>
      <Steps current={stepOf(data?.import.state)} />
      {data ? (
        <ImportPanels data={data} view={search.view} onView={(view) => onSearch({ id: importId, view })} />
      ) : null}
    </>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol className="imp-steps" aria-label="Passi">
      {steps.map((name, place) => (
        <li
          key={name}
          className={place < current ? 'done' : place === current ? 'on' : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{place < current ? <CheckBold /> : place + 1}</i>
          {name}
        </li>
      ))}
    </ol>
  );
}
