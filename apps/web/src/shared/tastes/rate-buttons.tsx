import { endpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { ThumbsDown } from '@sporta/ui/icons/ThumbsDown.ts';
import { ThumbsDownFill } from '@sporta/ui/icons/ThumbsDownFill.ts';
import { ThumbsUp } from '@sporta/ui/icons/ThumbsUp.ts';
import { ThumbsUpFill } from '@sporta/ui/icons/ThumbsUpFill.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { ratingsKey, ratingsQuery } from './ratings-query.ts';

interface RateButtonsProps {
  productId: number;
  name: string;
  liked: boolean | undefined;
  /** In a card, where two buttons with words would stand on top of each other. */
  iconsOnly?: boolean;
}

const ANSWERS = [
  { value: true, text: 'Mi è piaciuto', icon: ThumbsUp, chosen: ThumbsUpFill },
  { value: false, text: 'Non mi è piaciuto', icon: ThumbsDown, chosen: ThumbsDownFill },
] as const;

/** Said with one press, taken back with another. Nobody else sees it. */
export default function RateButtons({ productId, name, liked, iconsOnly = false }: RateButtonsProps) {
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
      {ANSWERS.map(({ value, text, icon: Still, chosen: Chosen }) => {
        const on = shown === value;
        const Glyph = on ? Chosen : Still;
        return (
          <button
            key={text}
            type="button"
            className={iconsOnly ? 'icb line' : 'chip'}
            aria-pressed={on}
            aria-label={iconsOnly ? text : undefined}
            title={iconsOnly ? text : undefined}
            onClick={() => press(value)}
          >
            <Glyph />
            {iconsOnly ? null : text}
          </button>
        );
      })}
    </fieldset>
  );
}
