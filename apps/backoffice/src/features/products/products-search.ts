import { type InputOf, type ProductTab, productSorts, productTabs, type staffEndpoints } from '@sporta/contract';

type ListInput = InputOf<NonNullable<(typeof staffEndpoints.staffProducts.list)['~call']>>;

/** What the address of the list says: a view that can be sent to somebody. */
export interface ProductsSearch {
  tab?: ProductTab | undefined;
  q?: string | undefined;
  category_id?: number | undefined;
  published?: 'true' | 'false' | undefined;
  offer?: 'true' | 'false' | undefined;
  warehouse_id?: number | undefined;
  /** "-price": the dearest first. */
  sort?: string | undefined;
  page?: number | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: unknown): T | undefined =>
  values.find((value) => value === text);
const id = (text: unknown): number | undefined => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined);

/** Reads an address; what does not fit is as if it were not there, so that an old link still opens the list. */
export function readProductsSearch(raw: Record<string, unknown>): ProductsSearch {
  const sortKey = String(raw.sort ?? '').replace(/^-/, '');
  return {
    tab: oneOf(productTabs, raw.tab),
    q: typeof raw.q === 'string' && raw.q.trim() ? raw.q.slice(0, 60) : undefined,
    category_id: id(raw.category_id),
    published: oneOf(['true', 'false'] as const, raw.published),
    offer: oneOf(['true', 'false'] as const, raw.offer),
    warehouse_id: id(raw.warehouse_id),
    sort: oneOf(productSorts, sortKey) ? String(raw.sort) : undefined,
    page: id(raw.page),
  };
}

/** What the call is asked for; what customers wait for comes with most of them first. */
export function listInput({ sort: asked, ...search }: ProductsSearch): ListInput {
  const sort = asked ?? (search.tab === 'wanted' ? '-waiting' : 'name');
  return {
    ...search,
    sort: sort.replace(/^-/, '') as ListInput['sort'],
    direction: sort.startsWith('-') ? 'desc' : 'asc',
  };
}
