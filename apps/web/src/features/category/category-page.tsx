import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { MagnifyingGlassDuotone } from '@sporta/ui/icons/MagnifyingGlassDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import type { CategoryNode } from '../../shared/departments/index.ts';
import { bannersOf, bannersQuery, EditorialTile } from '../../shared/editorial/index.ts';
import { countFilters, Listing, type ListingSearch } from '../../shared/listing/index.ts';
import { CategoryChips } from './category-chips.tsx';
import { CategoryTree } from './category-tree.tsx';

interface CategoryPageProps {
  /** From the department to the category of the page. */
  path: readonly CategoryNode[];
  search: ListingSearch;
  onSearch: (search: ListingSearch) => void;
}

export function CategoryPage({ path, search, onSearch }: CategoryPageProps) {
  const category = path.at(-1);
  const hash = useShopHash();
  const { data: banners = [] } = useQuery({
    ...bannersQuery(useApi(), hash, { layout: 'category', category_id: category?.categoryId ?? 1 }),
  });
  if (!category) return null;
  const [banner] = bannersOf(banners, 'magazine');
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Prodotti', href: '/catalog' },
    ...path.map(({ name, slug }, index) => ({
      label: name,
      href: index === path.length - 1 ? undefined : `/${slug}`,
    })),
  ];
  return (
    <>
      <div className="wide-only">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <Listing
        title={category.name}
        scope={{ parent_category_id: category.categoryId }}
        search={search}
        onSearch={onSearch}
        baseHref={`/${category.slug}`}
        aside={<CategoryTree path={path} />}
        chips={<CategoryChips path={path} />}
        tile={banner && countFilters(search) === 0 ? <EditorialTile banner={banner} /> : undefined}
        empty={
          <EmptyState
            icon={MagnifyingGlassDuotone}
            title={countFilters(search) > 0 ? 'Nessun prodotto con questi filtri' : 'Qui non c’è ancora niente'}
            body={
              countFilters(search) > 0
                ? 'Prova a toglierne qualcuno: ogni filtro restringe l’elenco.'
                : 'In questo reparto oggi non abbiamo prodotti. Prova in un altro.'
            }
            actions={
              countFilters(search) > 0 ? (
                <ButtonLink href={`/${category.slug}`}>Togli i filtri</ButtonLink>
              ) : (
                <ButtonLink href="/catalog">Vedi tutti i reparti</ButtonLink>
              )
            }
          />
        }
      />
    </>
  );
}
