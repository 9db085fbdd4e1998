import { staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { HoursEditor } from './HoursEditor.tsx';
import { draftOfHours, type HoursDraft, hoursRequest } from './hours-draft.ts';
import { hoursKeys, hoursQuery } from './hours-queries.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';

/** When a store is open: customers read it, and pick-up follows. */
export function HoursPlanOf({ store }: { store: number }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: plan, error, refetch } = useQuery(hoursQuery(api, store));
  const save = useMutation({
    mutationFn: ({ draft, version }: { draft: HoursDraft; version: string }) =>
      api.call(staffEndpoints.staffHours.save, { warehouse_id: store, version, ...hoursRequest(draft) }),
    onSuccess: async ({ data }) => {
      queries.setQueryData(hoursQuery(api, store).queryKey, data.plan);
      toast.success('Orari salvati');
      await queries.invalidateQueries({ queryKey: [...slotKeys.all, 'week'] });
    },
    // somebody else may have written meanwhile: the page shows what there is now
    onError: () => queries.invalidateQueries({ queryKey: hoursKeys.all }),
  });
  if (error && !plan) return <LoadProblem error={error} what="gli orari di apertura" onRetry={() => void refetch()} />;
  if (!plan) return <PlanSkeleton />;
  return (
    <HoursEditor
      key={plan.version}
      given={draftOfHours(plan)}
      collections={plan.collections}
      busy={save.isPending}
      problem={save.error ? messageOf(save.error) : undefined}
      onSave={(draft) => save.mutate({ draft, version: plan.version })}
    />
  );
}
