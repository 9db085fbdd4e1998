import { staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { PricesEditor } from './PricesEditor.tsx';
import { draftOfPrices, type PricesDraft, pricesRequest } from './prices-draft.ts';
import { planOf, pricesQuery } from './slots-queries.ts';
import type { SlotsSearch } from './slots-search.ts';
import { WeeklyTerms } from './WeeklyTerms.tsx';

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
    // somebody else may have written meanwhile: the page shows what there is now
    onError: () => queries.invalidateQueries({ queryKey: [...slotKeys.all, 'prices'] }),
  });
  if (error && !prices) return <LoadProblem error={error} what="i prezzi" onRetry={() => void refetch()} />;
  if (!prices) return <PlanSkeleton />;
  const homes = prices.deliveryServiceId === 1;
  return (
    <>
      <PricesEditor
        key={prices.version}
        given={draftOfPrices(prices)}
        homes={homes}
        busy={save.isPending}
        error={save.error}
        onSave={(draft) => save.mutate({ draft, version: prices.version })}
      />
      {homes ? <WeeklyTerms search={search} /> : null}
    </>
  );
}
