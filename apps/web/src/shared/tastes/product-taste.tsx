import { endpoints, type Product } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { fullName } from '../product/index.ts';
import { useSession } from '../session/index.ts';
import { avoidedTexts } from './avoided-text.ts';
import RateButtons from './rate-buttons.tsx';
import { ratingsKey } from './ratings-query.ts';

/** On the page of a product, for who is signed in. */
export default function ProductTaste({ product }: { product: Product }) {
  const api = useApi();
  const { user, isInPerson } = useSession();
  const { productId } = product;
  const { data } = useQuery({
    queryKey: [...ratingsKey, 'one', productId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.tastes.productRating, { product_id: productId }, { signal })).data,
    staleTime: 5 * 60_000,
    // theirs alone: staff who buy for them are refused
    enabled: isInPerson,
  });
  const avoided = avoidedTexts(product, user.avoidedAllergens ?? []);
  return (
    <>
      {avoided.length > 0 ? (
        <Note kind="warn">
          <b>{avoided.join('. ')}.</b> È fra gli allergeni che eviti.{' '}
          <Link className="link" href="/profile/allergens">
            Cambia
          </Link>
        </Note>
      ) : null}
      {data?.bought ? (
        <div className="product-rate">
          <span className="small muted">L’hai già comprato. Lo vedi solo tu:</span>
          <RateButtons key={productId} productId={productId} name={fullName(product)} liked={data.liked} />
        </div>
      ) : null}
    </>
  );
}
