import { staffEndpoints, type TodayAlert } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { orderKeys } from '../../shared/live/index.ts';

/** Writes to the customers of a late van who do not know yet. */
export function TellLate({ round: { roundId } }: { round: NonNullable<TodayAlert['round']> }) {
  const api = useApi();
  const queries = useQueryClient();
  const tell = useMutation({
    mutationFn: async () => (await api.call(staffEndpoints.staffRounds.tellLate, { round_id: roundId })).data.told,
    onSuccess: (told) => toast.success(toldText(told)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.today }),
  });
  return (
    <Button kind="line" size="sm" busy={tell.isPending} onClick={() => tell.mutate()}>
      Avvisa i clienti
    </Button>
  );
}

/** A colleague may have been quicker, or the van may have caught up. */
function toldText(told: number): string {
  if (told === 0) return 'Nessuno da avvisare: lo sanno già, o il furgone ha recuperato';
  return countOf(told, 'cliente avvisato per e-mail', 'clienti avvisati per e-mail');
}
