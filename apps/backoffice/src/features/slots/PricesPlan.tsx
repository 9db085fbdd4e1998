import { staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { PricesEditor } from './PricesEditor.tsx';
import { draftOfPrices, type PricesDraft, pricesRequest } from './prices-draft.ts';
import type { SlotsSearch } from './slots-search.ts';

const planOf = ({ store, service }: SlotsSearch) => ({ warehouse_id: store, delivery_service_id: service ?? 1 });

const pricesQuery = (api: Api, search: SlotsSearch) =>
  queryOptions({
    queryKey: [...slotKeys.all, 'prices', search.store, search.service],
    queryFn: async ({ signal }) =>
      (await api.call(staffEndpoints.staffSlotPrices.read, planOf(search), { signal })).data.prices,
  });

/** How the prices of a store's slots follow demand. */
export function PricesPlan({ search }: { search: SlotsSearch }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: prices, error, refetch } = useQuery(pricesQuery(api, search));
  const save = useMutation({
    mutationFn: ({ draft, version }: { draft: PricesDraft; version: string }) =>
      api.call(staffEndpoints.staffSlotPrices.save, { ...planOf(search), version, ...pricesRequest(draft) }),
    onSuccess: async ({ data }) => {
      queries.setQueryData(pricesQuery(api, search).queryKey, data.prices);
      toast.success('Prezzi salvati');
      await queries.invalidateQueries({ queryKey: [...slotKeys.all, 'week'] });
    },
  });
  if (error && !prices) return <LoadProblem error={error} what="i prezzi" onRetry={() => void refetch()} />;
  if (!prices) return <PlanSkeleton />;
  return (
    <PricesEditor
      key={prices.version}
      given={draftOfPrices(prices)}
      homes={prices.deliveryServiceId === 1}
      busy={save.isPending}
      error={save.error}
      onSave={(draft) => save.mutate({ draft, version: prices.version })}
    />
  );
}
