import { type StaffProductRow, staffEndpoints } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { MagnifyingGlassDuotone } from '@sporta/ui/icons/MagnifyingGlassDuotone.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { UploadSimple } from '@sporta/ui/icons/UploadSimple.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { listCount } from '../../shared/figures/index.ts';
import { choicesQuery } from '../../shared/product-acts/index.ts';
import { DataTable, TableFoot, useSelection } from '../../shared/table/index.ts';
import { ProductBulkBar } from './ProductBulkBar.tsx';
import { ProductRowMenu } from './ProductRowMenu.tsx';
import { ProductsFilters } from './ProductsFilters.tsx';
import { nameOf, productColumns, productHref } from './product-columns.tsx';
import { productsQuery } from './products-query.ts';
import { listInput, type ProductsSearch } from './products-search.ts';
import { useRowActs } from './use-row-acts.ts';

const rowId = ({ productId }: StaffProductRow) => productId;

/** The catalogue: found, filtered, and changed in the list itself. The address holds tab, filters, order and page. */
export function ProductsPage({
  search,
  onSearch,
}: {
  search: ProductsSearch;
  onSearch: (search: ProductsSearch) => void;
}) {
  const api = useApi();
  const router = useRouter();
  const acts = useRowActs();
  const selection = useSelection(rowId);
  const { data, error, refetch, isPlaceholderData } = useQuery(productsQuery(api, search));
  const { data: choices } = useQuery(choicesQuery(api));
  /** A changed filter begins at the first page again. */
  const change = (part: Partial<ProductsSearch>) => onSearch({ ...search, page: undefined, ...part });

  if (error && !data)
    return <LoadProblem page="Catalogo" error={error} what="il catalogo" onRetry={() => void refetch()} />;
  const input = listInput(search);
  return (
    <>
      <title>Catalogo | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Catalogo</h1>
          <p className="muted">{data ? subtitle(data.counts) : '\u00a0'}</p>
        </div>
        <DownloadMenu kind="line" hrefOf={(format) => api.url(staffEndpoints.staffImports.exportFile, { format })} />
        <ButtonLink kind="line" href={hrefOf('/catalogo/importa')}>
          <UploadSimple />
          Importa
        </ButtonLink>
        <ButtonLink href={hrefOf('/catalogo/nuovo')}>
          <PlusBold />
          Nuovo prodotto
        </ButtonLink>
      </div>
      <section className="bx table" aria-label="Elenco dei prodotti" aria-busy={isPlaceholderData}>
        <ProductsFilters {...{ search, choices, counts: data?.counts }} onChange={change} />
        {selection.rows.length > 0 ? <ProductBulkBar {...{ selection, acts, choices }} /> : null}
        {data?.products.length === 0 ? (
          <EmptyState
            icon={MagnifyingGlassDuotone}
            title="Nessun prodotto qui"
            body="Con questi filtri non c’è niente."
            actions={
              <Button kind="line" onClick={() => onSearch({})}>
                Togli i filtri
              </Button>
            }
          />
        ) : (
          <>
            <DataTable
              caption="Prodotti"
              columns={productColumns(acts, search.tab === 'wanted')}
              rows={data?.products}
              rowId={rowId}
              rowName={nameOf}
              sort={input.direction === 'desc' ? `-${input.sort}` : input.sort}
              onSort={(sort) => change({ sort })}
              selection={selection}
              onOpen={({ productId }) => void router.navigate({ href: productHref(productId) })}
              rowEnd={(row) => <ProductRowMenu {...{ row, acts }} />}
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
                note="Invio o Tab salva, Esc annulla"
                selects
              />
            ) : null}
          </>
        )}
      </section>
    </>
  );
}

function subtitle(counts: Partial<Record<'all' | 'to-complete', number>>): string {
  const all = counts.all ?? 0;
  const incomplete = counts['to-complete'] ?? 0;
  const products = all === 1 ? '1 prodotto' : `${listCount(all)} prodotti`;
  return incomplete === 0 ? products : `${products}, ${listCount(incomplete)} da completare`;
}
