import { type ShopFieldName, type ShopSettings, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';

const { view, save, switchPayment } = staffEndpoints.staffShop;
const shopKey = ['shop-settings'] as const;

export interface ShopChange {
  field: ShopFieldName;
  before: string;
  after: string;
}

export const shopSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: shopKey,
    queryFn: async ({ signal }) => (await api.call(view, {}, { signal })).data.settings,
    refetchOnMount: 'always',
  });

/** What is done to the settings; each says how it is taken back. */
export function useShopActs() {
  const api = useApi();
  const queries = useQueryClient();
  const keep = ({ data }: { data: { settings: ShopSettings } }) => {
    queries.setQueryData(shopKey, data.settings);
    return data.settings;
  };
  const write = async (changes: readonly ShopChange[]) => keep(await api.call(save, { changes: [...changes] }));
  const turn = async (id: number, on: boolean) => keep(await api.call(switchPayment, { payment_type_id: id, on }));

  const saving = useMutation({
    mutationFn: write,
    onSuccess: (now, changes) => {
      // as the shop wrote them: an IBAN loses its spaces
      const back = changes.map(({ field, before }) => ({ field, before: now.said[field], after: before }));
      sayUndoable('Salvato: vale da subito', () => write(back));
    },
    // what a colleague changed is shown
    onError: () => void queries.invalidateQueries({ queryKey: shopKey }),
  });

  return {
    saving,
    turn: async (id: number, name: string, on: boolean) => {
      try {
        await turn(id, on);
        sayUndoable(on ? `${name}: si può pagare così` : `${name}: non si offre più`, () => turn(id, !on));
      } catch (problem) {
        toast.error(messageOf(problem));
        void queries.invalidateQueries({ queryKey: shopKey });
      }
    },
  };
}
