import { endpoints } from '@sporta/contract';
import { Switch, toast } from '@sporta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';

const key = ['later-charges'];

/** Whether saved cards may be charged while the customer is away. Absent until the shop has said how it is now. */
export function LaterCharges() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: allowed } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.call(endpoints.payments.laterCharges, {}, { signal })).data.allowed,
  });
  const set = useMutation({
    mutationFn: async (wanted: boolean) =>
      (await api.call(endpoints.payments.setLaterCharges, { allowed: wanted })).data.allowed,
    onMutate: (wanted) => queryClient.setQueryData(key, wanted),
    onSuccess: (now) => {
      queryClient.setQueryData(key, now);
      // what saved cards may pay depends on it
      void queryClient.invalidateQueries({ queryKey: ['payment-types'] });
      toast.success(now ? 'Addebiti permessi' : 'Da adesso paghi sempre tu');
    },
    onError: (error, wanted) => {
      queryClient.setQueryData(key, !wanted);
      toast.error(messageOf(error, 'La scelta non è stata salvata: riprova.'));
    },
  });
  if (allowed === undefined) return null;
  return (
    <li className="way-card later">
      <b>Addebiti dopo la spesa</b>
      <p className="muted small">
        Per una consegna lontana, o se la spesa pesa più del previsto, usiamo la carta salvata quando la prepariamo. Se
        dici no, ti scriviamo e paghi tu.
      </p>
      <Switch
        label={<b>Permetti gli addebiti</b>}
        checked={allowed}
        disabled={set.isPending}
        onChange={(event) => set.mutate(event.target.checked)}
      />
    </li>
  );
}
