import type { Product } from '@sporta/contract';
import { Warning } from '@sporta/ui/icons/Warning.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { avoidedTexts } from './avoided-text.ts';
import { ratingsQuery } from './ratings-query.ts';

/** Under a card, for who is signed in. */
export default function CardNotes({ product }: { product: Product }) {
  const { user } = useSession();
  const { data: ratings } = useQuery(ratingsQuery(useApi()));
  const liked = ratings?.get(product.productId);
  const avoided = avoidedTexts(product, user.avoidedAllergens ?? []);
  if (avoided.length === 0 && liked === undefined) return null;
  return (
    <ul className="card-notes">
      {avoided.map((text) => (
        <li key={text} className="avoided">
          <Warning />
          {text}
        </li>
      ))}
      {liked === undefined ? null : <li>{liked ? 'Ti è piaciuto' : 'Non ti è piaciuto'}</li>}
    </ul>
  );
}
