import { isApiError, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  // what was typed ends where it is saved, or where somebody else was quicker
  const [turn, setTurn] = useState(0);
  const save = useMutation({
    mutationFn: ({ draft, version }: { draft: PricesDraft; version: string }) =>
      api.call(staffEndpoints.staffSlotPrices.save, { ...planOf(search), version, ...pricesRequest(draft) }),
    onSuccess: async ({ data }) => {
      queries.setQueryData(pricesQuery(api, search).queryKey, data.prices);
      setTurn((last) => last + 1);
      toast.success('Prezzi salvati');
      await queries.invalidateQueries({ queryKey: [...slotKeys.all, 'week'] });
    },
    onError: async (problem) => {
      await queries.invalidateQueries({ queryKey: [...slotKeys.all, 'prices'] });
      if (isApiError(problem) && problem.code === 'pricing-changed') setTurn((last) => last + 1);
    },
  });
  if (error && !prices) return <LoadProblem error={error} what="i prezzi" onRetry={() => void refetch()} />;
  if (!prices) return <PlanSkeleton />;
  const homes = prices.deliveryServiceId === 1;
  return (
    <>
      <PricesEditor
        key={`${search.store} ${search.service} ${turn}`}
        given={draftOfPrices(prices)}
        version={prices.version}
        homes={homes}
        busy={save.isPending}
        error={save.error}
        onSave={(draft, version) => save.mutate({ draft, version })}
      />
      {homes ? <WeeklyTerms search={search} /> : null}
    </>
  );
}
