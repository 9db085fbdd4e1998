import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/use-api.ts';
import { useShopHash } from '../../../shared/cart/index.ts';
import { searchList } from '../api/fast-search.ts';
import { looksLikeList } from './list-address.ts';
import { type Added, wordList } from './word-list.ts';

/** Adds a typed word at once, and a whole list once the server has split it. */
export function useAddWords(): { add: (text: string) => Promise<Added>; busy: boolean } {
  const api = useApi();
  const hash = useShopHash();
  const split = useMutation({
    mutationFn: async (text: string) => {
      const { results, leftOut = 0 } = await searchList(api, { text, hash, page_size: 1 });
      return { words: results.map(({ word }) => word), leftOut };
    },
  });
  return {
    busy: split.isPending,
    add: async (text) => {
      if (!looksLikeList(text)) return wordList.add([text]);
      // Without the server the marks of the list still split it.
      const byMarks = () => ({ words: text.split(/[\n;•]|,(?!\d)/), leftOut: 0 });
      const { words, leftOut } = await split.mutateAsync(text).catch(byMarks);
      const added = wordList.add(words);
      return { ...added, leftOut: added.leftOut + leftOut };
    },
  };
}
