import { type DataOf, type InputOf, isApiError, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { productKeys } from '../live/index.ts';
import { sayUndoable } from '../undo/index.ts';

type ChangeCall = NonNullable<(typeof staffEndpoints.staffProducts.change)['~call']>;
type Answer = DataOf<ChangeCall>;
/** A change of one field; `before` is what the person saw. */
export type ProductChange = Exclude<InputOf<ChangeCall>['changes'], string>[number] & {
  before: unknown;
  after: unknown;
};

/** The change the other way round: as it was. */
export const takenBack = ({ before, after, ...change }: ProductChange): ProductChange => ({
  ...change,
  before: after,
  after: before,
});

/** Warnings stay until they are read; what holds for many products is said once. */
export function sayRemarks(remarks: Answer['remarks']): void {
  for (const text of new Set(remarks.map((remark) => remark.text))) {
    toast.warning(text, { label: 'Ho visto', onClick: () => {}, stayMs: 20_000 });
  }
}

/** Changes products; what is on the screen of them is read again, also when the server refused. */
export function useProductChange() {
  const api = useApi();
  const queries = useQueryClient();
  const send = async (changes: readonly ProductChange[], publishAt?: string): Promise<Answer> => {
    try {
      const input = { changes: [...changes], publish_at: publishAt };
      return (await api.call(staffEndpoints.staffProducts.change, input)).data;
    } finally {
      void queries.invalidateQueries({ queryKey: productKeys.all });
    }
  };

  /** Changes now and says so, with the way back; warnings stay until they are read. @returns whether it happened */
  const change = async (changes: readonly ProductChange[], said: string): Promise<boolean> => {
    try {
      const { remarks } = await send(changes);
      sayUndoable(said, () => send(changes.map(takenBack)));
      sayRemarks(remarks);
      return true;
    } catch (error) {
      const late = isApiError(error) && error.is('changed-meanwhile');
      toast.error(late ? `${messageOf(error)}. Non abbiamo salvato il tuo.` : messageOf(error));
      return false;
    }
  };
  return { send, change };
}
