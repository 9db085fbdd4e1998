import { type Category, endpoints, isApiError } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** What pages need of a category: a third of the wire form, because it travels in the page. */
export interface CategoryNode {
  categoryId: number;
  name: string;
  slug: string;
  count: number;
  tint?: string;
  picture?: string;
  description?: string;
  seoTitle?: string;
  seoDescription?: string;
  children: CategoryNode[];
}

function nodeOf(category: Category): CategoryNode {
  const { SEO_TITLE, SEO_DESCRIPTION } = category.metaData?.category_seo ?? {};
  return {
    categoryId: category.categoryId,
    name: category.name,
    slug: category.slug,
    count: category.productCount ?? 0,
    ...(category.tint ? { tint: category.tint } : {}),
    ...(category.mediaURL ? { picture: category.mediaURL } : {}),
    ...(category.description ? { description: category.description } : {}),
    ...(SEO_TITLE ? { seoTitle: SEO_TITLE } : {}),
    ...(SEO_DESCRIPTION ? { seoDescription: SEO_DESCRIPTION } : {}),
    children: (category.categories ?? category.children ?? []).map(nodeOf),
  };
}

/** The department a category belongs to, with everything under it; null when there is none of that name. */
export function departmentQuery(api: Api, hash: string, slug: string) {
  const [root = ''] = slug.split('/');
  return queryOptions({
    queryKey: ['catalogue', hash, 'department', root],
    queryFn: async ({ signal }): Promise<CategoryNode | null> => {
      try {
        const { data } = await api.call(endpoints.catalogue.categoryBySlug, { slug: root, hash }, { signal });
        return nodeOf(data.category);
      } catch (error) {
        if (isApiError(error) && error.is('category-not-found', 'invalid-field')) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}

/** The whole tree, for the menu: loaded when it is opened. */
export function categoryTreeQuery(api: Api, hash: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'tree'],
    queryFn: async ({ signal }): Promise<CategoryNode[]> => {
      const { data } = await api.call(endpoints.catalogue.categories, { filtered: true, hash }, { signal });
      return data.categories.map(nodeOf);
    },
    staleTime: 5 * 60_000,
  });
}

/** The departments alone, without what is under them: home page and catalogue. */
export function departmentsQuery(api: Api, hash: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'departments'],
    queryFn: async ({ signal }): Promise<CategoryNode[]> => {
      const { data } = await api.call(endpoints.catalogue.categories, { filtered: true, hash }, { signal });
      return data.categories.map((category) => {
        const { seoTitle: _title, seoDescription: _text, description: _words, ...node } = nodeOf(category);
        return { ...node, children: [] };
      });
    },
    staleTime: 5 * 60_000,
  });
}

/** From the department down to the category of the slug; empty when it is not there. */
export function pathTo(department: CategoryNode, slug: string): CategoryNode[] {
  if (department.slug === slug) return [department];
  for (const child of department.children) {
    if (slug !== child.slug && !slug.startsWith(`${child.slug}/`)) continue;
    const rest = pathTo(child, slug);
    if (rest.length > 0) return [department, ...rest];
  }
  return [];
}
