import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stringifySearch } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import {
  countFilters,
  Listing,
  type ListingScope,
  type ListingSearch,
  listingQuery,
} from '../../shared/listing/index.ts';
import { listingPart, type SearchSearch, scopeOf } from './model/search-search.ts';
import { NearProducts } from './near-products.tsx';
import { NothingFound, NothingSearched } from './nothing-found.tsx';
import { PriceLimitNote } from './price-limit-note.tsx';

interface SearchPageProps {
  /** Above the products: a dish that is meant. */
  hint?: ReactNode | undefined;
  search: SearchSearch;
  onSearch: (search: SearchSearch) => void;
}

export function SearchPage({ search, onSearch, hint }: SearchPageProps) {
  const scope = scopeOf(search);
  return scope ? <Results scope={scope} search={search} onSearch={onSearch} hint={hint} /> : <NothingSearched />;
}

function Results({ scope, search, onSearch, hint }: SearchPageProps & { scope: ListingScope }) {
  const listing = listingPart(search);
  const { data } = useSuspenseInfiniteQuery(listingQuery(useApi(), useShopHash(), scope, listing));
  const [first] = data.pages;
  const searched = search.q ?? search.barcode;
  const vendor = first?.products[0]?.vendor.name;
  const title = searched ? `“${searched}”` : (vendor ?? 'Marca');
  // What names the search stays, whatever narrows it.
  const change = (next: ListingSearch) => onSearch({ ...keys(search), ...next });
  return (
    <>
      <div className="wide-only">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: searched ? `Cerca ${title}` : title }]} />
      </div>
      {hint}
      {first?.correctedQuery ? (
        <Note kind="info" className="search-words" live>
          Non abbiamo trovato “{search.q}”: ecco i risultati per <b>“{first.correctedQuery}”</b>.
        </Note>
      ) : null}
      {first?.droppedWords && first.products.length > 0 ? (
        <Note kind="info" className="search-words" live>
          Nessun prodotto ha tutte le parole: ecco i risultati senza{' '}
          <b>{first.droppedWords.map((word) => `“${word}”`).join(', ')}</b>.
        </Note>
      ) : null}
      {first?.priceLimit ? <PriceLimitNote {...first.priceLimit} /> : null}
      <Listing
        title={title}
        scope={scope}
        search={listing}
        onSearch={change}
        baseHref={`/search${stringifySearch({ ...keys(search) })}`}
        empty={
          <NothingFound
            searched={searched}
            isCode={!search.q && Boolean(search.barcode)}
            suggestions={first?.suggestions ?? []}
            filtered={countFilters(listing) > 0}
            onReset={() => change({})}
          />
        }
        below={first?.near ? <NearProducts {...first.near} /> : null}
      />
    </>
  );
}

function keys({ q, barcode, parent_category_id, parent_vendor_id }: SearchSearch): SearchSearch {
  return {
    ...(q ? { q } : {}),
    ...(barcode ? { barcode } : {}),
    ...(parent_category_id ? { parent_category_id } : {}),
    ...(parent_vendor_id ? { parent_vendor_id } : {}),
  };
}
