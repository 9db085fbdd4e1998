import { type SearchWordsOfShop, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';

const { view, saveSynonym, removeSynonym, switchSynonym, savePin } = staffEndpoints.staffSearchWords;
const wordsKey = ['search-words'] as const;

export type Synonym = SearchWordsOfShop['synonyms'][number];
export type SynonymKind = Synonym['kind'];

export const wordsQuery = (api: Api) =>
  queryOptions({
    queryKey: wordsKey,
    queryFn: async ({ signal }) => (await api.call(view, {}, { signal })).data.words,
    // what is searched in vain comes in by the minute
    refetchInterval: 60_000,
  });

/** What is done to the words; each says how it is taken back. */
export function useWordActs() {
  const api = useApi();
  const queries = useQueryClient();
  const keep = ({ data }: { data: { words: SearchWordsOfShop } }) => {
    queries.setQueryData(wordsKey, data.words);
    return data.words;
  };
  const put = async (kind: SynonymKind, phrases: readonly string[], changed?: Synonym) =>
    keep(
      await api.call(saveSynonym, {
        kind,
        phrases: [...phrases],
        ...(changed ? { synonym_id: changed.synonymId, seen: changed.phrases } : {}),
      }),
    );
  const take = async (synonymId: number) => keep(await api.call(removeSynonym, { synonym_id: synonymId }));
  const turn = async (text: string, on: boolean) => keep(await api.call(switchSynonym, { text, on }));
  const pin = async (query: string, ids: readonly number[]) =>
    keep(await api.call(savePin, { query, ...(ids.length > 0 ? { product_ids: [...ids] } : {}) }));

  /** Says what went wrong. @returns whether it happened */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (problem) {
      toast.error(messageOf(problem));
      void queries.invalidateQueries({ queryKey: wordsKey });
      return false;
    }
  };

  return {
    add: (kind: SynonymKind, phrases: readonly string[]) =>
      attempt(async () => {
        const { synonyms } = await put(kind, phrases);
        const { synonymId } = synonyms[0]!;
        sayUndoable(`Aggiunto: ${phrases.join(' = ')}`, () => take(synonymId));
      }),
    change: (synonym: Synonym, kind: SynonymKind, phrases: readonly string[]) =>
      attempt(async () => {
        const { synonyms } = await put(kind, phrases, synonym);
        const now = synonyms.find(({ synonymId }) => synonymId === synonym.synonymId) ?? synonym;
        sayUndoable('Parole cambiate', () => put(synonym.kind, synonym.phrases, now));
      }),
    remove: ({ synonymId, kind, phrases }: Synonym) =>
      attempt(async () => {
        await take(synonymId);
        sayUndoable(`Tolto: ${phrases.join(', ')}`, () => put(kind, phrases));
      }),
    turn: (text: string, on: boolean) =>
      attempt(async () => {
        await turn(text, on);
        sayUndoable(on ? 'La riga è di nuovo in uso' : 'La riga non è più in uso', () => turn(text, !on));
      }),
    pin: (query: string, ids: readonly number[], before: readonly number[]) =>
      attempt(async () => {
        await pin(query, ids);
        sayUndoable(ids.length === 0 ? `“${query}” torna come prima` : `In cima a “${query}”`, () =>
          pin(query, before),
        );
      }),
  };
}

export type WordActs = ReturnType<typeof useWordActs>;
