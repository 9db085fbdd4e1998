import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { MagnifyingGlassDuotone } from '@sporta/ui/icons/MagnifyingGlassDuotone.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { DepartmentGrid, departmentsQuery } from '../../shared/departments/index.ts';
import { countFilters, Listing, type ListingSearch } from '../../shared/listing/index.ts';

interface CatalogPageProps {
  search: ListingSearch;
  onSearch: (search: ListingSearch) => void;
}

/** All departments, or all products of one kind: offers, novelties, what was bought before. */
export function CatalogPage({ search, onSearch }: CatalogPageProps) {
  const { data: departments } = useSuspenseQuery(departmentsQuery(useApi(), useShopHash()));
  const title = titleOf(search);
  return (
    <>
      <div className="wide-only">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      </div>
      {countFilters(search) === 0 && !search.page ? (
        <div className="catalog-departments">
          <DepartmentGrid departments={departments} />
        </div>
      ) : null}
      <Listing
        title={title}
        scope={{ parent_category_id: 1 }}
        search={search}
        onSearch={onSearch}
        baseHref="/catalog"
        empty={
          <EmptyState
            icon={MagnifyingGlassDuotone}
            title={search.purchased ? 'Non hai ancora comprato niente' : 'Nessun prodotto con questi filtri'}
            body={
              search.purchased
                ? 'Dopo il primo ordine ritrovi qui tutto quello che hai comprato.'
                : 'Prova a toglierne qualcuno: ogni filtro restringe l’elenco.'
            }
            actions={<ButtonLink href="/catalog">Vedi tutti i prodotti</ButtonLink>}
          />
        }
      />
    </>
  );
}

function titleOf({ promo, new_product: isNew, purchased }: ListingSearch): string {
  if (purchased) return 'Già acquistati';
  if (promo) return 'Offerte';
  if (isNew) return 'Novità';
  return 'Tutti i prodotti';
}
