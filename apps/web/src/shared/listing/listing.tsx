import { countText } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { SkipLink } from '@sporta/ui/components/layout/SkipLink.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { SlidersHorizontal } from '@sporta/ui/icons/SlidersHorizontal.ts';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { withSearch } from '../../lib/search-params.ts';
import { sparePart } from '../../lib/spare-part.ts';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../cart/index.ts';
import { ProductGrid } from '../product-cards/index.ts';
import { useSession } from '../session/index.ts';
import { AvoidedNote } from '../tastes/index.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { type ListingScope, listingQuery } from './listing-query.ts';
import { countFilters, type ListingSearch, withoutPage } from './listing-search.ts';
import { MoreProducts } from './more-products.tsx';
import { SortSelect } from './sort-select.tsx';

const KeptPages = sparePart(() => import('../../lib/kept-pages.tsx'));
const FilterSheet = lazy(() => import('./filter-sheet.tsx'));

export interface ListingProps {
  title: ReactNode;
  /** Under the title, after the number of products. */
  subtitle?: ReactNode;
  scope: ListingScope;
  search: ListingSearch;
  onSearch: (search: ListingSearch) => void;
  /** Address of the page without what narrows the list, for the links to the pages that follow. */
  baseHref: string;
  /** Above the facets: the tree of categories. */
  aside?: ReactNode;
  /** Chips under the title: the categories one level down. */
  chips?: ReactNode;
  /** Editorial tile among the cards. */
  tile?: ReactNode;
  /** In place of the grid when nothing fits. */
  empty: ReactNode;
  /** Under the products, on the last page. */
  below?: ReactNode;
}

/** Position of the editorial tile: end of the second row at 1440 px. */
const TILE_AFTER = 7;
/** Cards that would fit in the room of the tile. */
const TILE_CELLS = 2;

const avoidedPlace = <div className="avoided-place" />;

/** Title, filters, order and cards of a category, a search or the whole shop. */
export function Listing(props: ListingProps) {
  const { title, subtitle, scope, search, onSearch, baseHref, aside, chips, tile, empty, below } = props;
  const hash = useShopHash();
  const { data, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    listingQuery(useApi(), hash, scope, search),
  );
  const avoids = useSession().user.avoidedAllergens !== undefined;
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const [first] = data.pages;
  const last = data.pages.at(-1);
  if (!first || !last) return null;
  const { facets, page } = first;
  const products = data.pages.flatMap((each) => each.products);
  const filters = countFilters(search);
  // Nothing found at all: there is nothing to narrow or to put in order.
  const isBarren = page.totItems === 0 && filters === 0;
  const reset = () => onSearch(search.sort ? { sort: search.sort } : {});
  // Pages are whole rows; the tile pushes two cards out of the last one, and they wait for the rows that follow.
  const isMore = last.page.selPage < last.page.totPages;
  const waiting = tile && isMore && page.selPage === 1 ? TILE_CELLS : 0;
  const href = (number: number) => withSearch(baseHref, { ...search, page: number > 1 ? number : undefined });
  return (
    <div className="listing">
      {products.length > 0 ? <SkipLink target="prodotti">Vai ai prodotti</SkipLink> : null}
      <aside className="filters" aria-label="Filtri">
        {aside}
        {isBarren ? null : <FacetPanel facets={facets} search={search} onChange={onSearch} />}
      </aside>
      <div className="list">
        <div className="list-head">
          <div>
            <h1>{title}</h1>
            <p className="muted" role="status">
              {countText(page.totItems, 'prodotto', 'prodotti')}
              {subtitle}
            </p>
          </div>
          <div className="row" hidden={isBarren}>
            <Button kind="line" className="open-filters" onClick={() => setSheet('open')}>
              <SlidersHorizontal />
              Filtra
              {filters > 0 ? <span className="tag green">{filters}</span> : null}
            </Button>
            <SortSelect
              value={search.sort ?? 'relevance'}
              onChange={(sort) =>
                onSearch(withoutPage({ ...search, sort: sort === 'relevance' ? undefined : sort } as ListingSearch))
              }
            />
          </div>
        </div>
        <div className="subs">
          {chips}
          <ActiveFilters facets={facets} search={search} onChange={onSearch} />
        </div>
        {avoids ? (
          <ClientOnly fallback={avoidedPlace}>
            <Suspense fallback={avoidedPlace}>
              <AvoidedNote
                hidden={first.avoided?.hidden}
                onChange={(hide) => onSearch(withoutPage({ ...search, all: hide ? undefined : true } as ListingSearch))}
              />
            </Suspense>
          </ClientOnly>
        ) : null}
        {products.length === 0 ? (
          empty
        ) : (
          <>
            {page.selPage > 1 ? (
              <p className="earlier">
                <Link className="link" href={href(1)}>
                  Torna all’inizio dell’elenco
                </Link>
              </p>
            ) : null}
            <h2 id="prodotti" tabIndex={-1} className="sr">
              Elenco dei prodotti
            </h2>
            <ProductGrid
              beside
              label="Prodotti"
              products={products}
              insert={tile ? { after: TILE_AFTER, content: tile } : undefined}
              waiting={waiting}
            />
            <MoreProducts
              seen={(page.selPage - 1) * page.itemsPerPage + products.length - waiting}
              total={page.totItems}
              busy={isFetchingNextPage}
              nextHref={href(last.page.selPage + 1)}
              onMore={() => void fetchNextPage()}
            />
            <ClientOnly>
              <Suspense>
                <KeptPages shown={data.pages.length} fetchNextPage={fetchNextPage} />
              </Suspense>
            </ClientOnly>
          </>
        )}
        {isMore ? null : below}
      </div>
      {sheet === 'never' ? null : (
        <Suspense>
          <FilterSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            facets={facets}
            search={search}
            onChange={onSearch}
            totItems={page.totItems}
            onReset={reset}
          />
        </Suspense>
      )}
    </div>
  );
}
