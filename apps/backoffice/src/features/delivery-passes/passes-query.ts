import { type StaffDeliveryPassOffer, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { sayUndoable } from '../../shared/undo/index.ts';
import type { OfferInput } from './offer-draft.ts';

const { list, save, sell } = staffEndpoints.staffDeliveryPasses;
const passesKey = ['delivery-passes'] as const;

export const passesQuery = (api: Api) =>
  queryOptions({
    queryKey: passesKey,
    queryFn: async ({ signal }) => (await api.call(list, {}, { signal })).data.offers,
    refetchOnMount: 'always',
  });

/** What is done with what the shop sells; each answer is the list as it is then. */
export function usePassActs() {
  const api = useApi();
  const queries = useQueryClient();
  const keep = ({ data }: { data: { offers: StaffDeliveryPassOffer[] } }) =>
    queries.setQueryData(passesKey, data.offers);
  const again = () => void queries.invalidateQueries({ queryKey: passesKey });
  const turn = async (offerId: number, on: boolean) => keep(await api.call(sell, { offer_id: offerId, on_sale: on }));
  const saving = useMutation({
    mutationFn: async ({ offerId, ...input }: OfferInput & { offerId?: number | undefined }) =>
      keep(await api.call(save, { ...input, offer_id: offerId })),
    // somebody bought it meanwhile, or a colleague wrote one of this name
    onError: again,
  });
  return {
    saving,
    turn: async ({ offerId, name }: StaffDeliveryPassOffer, on: boolean) => {
      try {
        await turn(offerId, on);
        sayUndoable(on ? `${name}: è di nuovo in vendita` : `${name}: non è più in vendita`, () => turn(offerId, !on));
      } catch (problem) {
        toast.error(messageOf(problem));
        again();
      }
    },
  };
}
