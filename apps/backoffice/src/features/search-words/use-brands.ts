import { type NamedBrands, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';

const { brands: list, markBrand } = staffEndpoints.staffSearchWords;
const brandsKey = 'search-words-brands';

export type NamedBrand = NamedBrands['brands'][number];
export type BrandMark = NamedBrand['mark'];

/** Brands found in names whose words contain `q`. */
export function useBrands(q: string) {
  const api = useApi();
  return useQuery({
    queryKey: [brandsKey, q],
    queryFn: async ({ signal }) => (await api.call(list, { q }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Says of words whether they are a brand; each press can be taken back. */
export function useMarkBrand() {
  const api = useApi();
  const queries = useQueryClient();
  const put = async (name: string, mark: BrandMark) => {
    await api.call(markBrand, { name, mark: mark ?? 'none' });
    await queries.invalidateQueries({ queryKey: [brandsKey] });
  };
  /** @returns whether it happened */
  return async (name: string, mark: BrandMark, before: BrandMark): Promise<boolean> => {
    try {
      await put(name, mark);
      sayUndoable(sayingOf(name, mark), () => put(name, before));
      return true;
    } catch (problem) {
      toast.error(messageOf(problem));
      void queries.invalidateQueries({ queryKey: [brandsKey] });
      return false;
    }
  };
}

function sayingOf(name: string, mark: BrandMark): string {
  if (mark === 'brand') return `Aggiunta alle marche: ${name}`;
  return mark === 'no-brand' ? `“${name}” non è una marca` : `“${name}” torna come trovata nei nomi`;
}
