import { type CollectionView, collectionViews } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { CollectionLine, type CollectionsSearch, collectionsQuery } from '../../shared/collections/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { listCount } from '../../shared/figures/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { TableFoot } from '../../shared/table/index.ts';

const names: Record<CollectionView, string> = { open: 'Aperti', ended: 'Finiti' };
const DAY_MS = 86_400_000;

interface CollectionsPageProps {
  search: CollectionsSearch;
  onSearch: (search: CollectionsSearch) => void;
}

/** All refunded goods that vans fetch: how long they have waited, which van comes for them, and what ends the wait. */
export function CollectionsPage({ search, onSearch }: CollectionsPageProps) {
  const me = useMe();
  const { data, error, refetch, isPlaceholderData } = useQuery(collectionsQuery(useApi(), search));
  const current = search.view ?? 'open';
  const severalStores = me.stores.length > 1;
  return (
    <>
      <title>Ritiri | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Ritiri</h1>
          <p className="muted">
            Merce rimborsata che il furgone riprende alla prossima consegna allo stesso indirizzo.
            {data && data.overdue > 0
              ? ` ${countText(data.overdue, 'aspetta', 'aspettano')} da troppo: decidi che cosa farne.`
              : null}
          </p>
        </div>
      </div>
      <div className="tabs-row">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that narrow one list, no form. */}
        <div className="seg scroll" role="group" aria-label="Quali ritiri">
          {collectionViews.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={view === current}
              onClick={() => onSearch({ view: view === 'open' ? undefined : view })}
            >
              {names[view]} <span className="num">{data ? listCount(data.counts[view]) : null}</span>
            </button>
          ))}
        </div>
      </div>
      {error && !data ? (
        <LoadProblem error={error} what="i ritiri" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton count={5} label="Carico i ritiri" />
      ) : (
        <section className="bx collections" aria-label="Elenco dei ritiri" aria-busy={isPlaceholderData}>
          {data.collections.length === 0 ? (
            <EmptyState
              icon={CheckCircleDuotone}
              title={current === 'open' ? 'Niente da ritirare' : 'Nessun ritiro finito'}
              body="Quando rimborsi dei prodotti puoi farli riprendere dal furgone: li trovi qui finché non tornano."
            />
          ) : (
            <ul>
              {data.collections.map((row) => (
                <CollectionLine
                  key={row.collectionId}
                  orderId={row.orderId}
                  collection={row}
                  next={row.next}
                  since={current === 'open' ? askedText(row.askedAt) : undefined}
                  overdue={row.overdue}
                >
                  <small>
                    <Link className="link" href={hrefOf(`/ordini/${row.orderId}`)}>
                      Ordine {row.orderNumber}
                    </Link>{' '}
                    · {[row.customer, row.street, severalStores ? row.warehouseName : ''].filter(Boolean).join(' · ')}
                  </small>
                </CollectionLine>
              ))}
            </ul>
          )}
          {data.page.totPages > 1 ? (
            <TableFoot
              page={data.page}
              onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
            />
          ) : null}
        </section>
      )}
    </>
  );
}

/** "Chiesto oggi", "Chiesto 16 giorni fa". */
function askedText(askedAt: string): string {
  const days = Math.floor((Date.now() - Date.parse(askedAt)) / DAY_MS);
  return days < 1 ? 'Chiesto oggi' : `Chiesto ${countText(days, 'giorno', 'giorni')} fa`;
}
