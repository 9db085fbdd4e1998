import { endpoints, isApiError } from '@sporta/contract';
import type { Api } from '../../lib/api.ts';

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Where a category is now whose address names it by number: `?categoryId=12` (specification, section 2).
 * @returns its slug; undefined without a number, and where no category has it
 */
export async function slugOfNumber(api: Api, hash: string, searchStr: string): Promise<string | undefined> {
  const categoryId = new URLSearchParams(searchStr).get('categoryId') ?? '';
  if (!NUMBER.test(categoryId)) return undefined;
  try {
    const { data } = await api.call(endpoints.catalogue.categoryById, { categoryId: Number(categoryId), hash });
    return data.category.slug;
  } catch (error) {
    if (isApiError(error) && error.is('category-not-found')) return undefined;
    throw error;
  }
}
