import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { ratingsKey, ratingsQuery } from './ratings-query.ts';

interface RateButtonsProps {
  productId: number;
  name: string;
  liked: boolean | undefined;
}

/** Said with one press, taken back with another. Nobody else sees it. */
export default function RateButtons({ productId, name, liked }: RateButtonsProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const rate = useMutation({
    mutationFn: async (next: boolean | undefined) => {
      const rating = next === undefined ? 'none' : next ? 'liked' : 'disliked';
      await api.call(endpoints.tastes.rateProduct, { product_id: productId, rating });
      return next;
    },
    onSuccess: (next) => {
      queryClient.setQueryData(ratingsQuery(api).queryKey, (known) => {
        if (!known) return known;
        const all = new Map(known);
        if (next === undefined) all.delete(productId);
        else all.set(productId, next);
        return all;
      });
      void queryClient.invalidateQueries({ queryKey: [...ratingsKey, 'one', productId] });
      // lists of what was bought are in another order now, from their next visit on
      void queryClient.invalidateQueries({ queryKey: ['catalogue'], refetchType: 'none' });
    },
    onError: (error) => toast.error(messageOf(error, 'Il giudizio non è stato salvato: riprova.')),
  });
  const shown = rate.isPending || rate.isSuccess ? rate.variables : liked;
  const press = (value: boolean) => rate.mutate(shown === value ? undefined : value);
  return (
    <fieldset className="rate" aria-label={`${name}: ti è piaciuto?`}>
      <button type="button" className="chip" aria-pressed={shown === true} onClick={() => press(true)}>
        Mi è piaciuto
      </button>
      <button type="button" className="chip" aria-pressed={shown === false} onClick={() => press(false)}>
        Non mi è piaciuto
      </button>
    </fieldset>
  );
}
