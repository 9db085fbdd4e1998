import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { namesQuery } from '../../shared/documents/index.ts';

/** Products a small sheet has room for. */
const SHOWN = 6;

/** A page the shop draws by itself, small: enough to tell it from the others. */
export function DrawnPage({ products }: { products: readonly string[] }) {
  const shown = products.slice(0, SHOWN);
  const { data: named = [] } = useQuery(namesQuery(useApi(), shown));
  const thumbs = shown.flatMap((code) => named.find((each) => each.code === code)?.thumb ?? []);
  return (
    <span className="flyer-drawn">
      {thumbs.length === 0 ? (
        'vuota'
      ) : (
        <span className="flyer-goods">
          {thumbs.map((thumb) => (
            <img key={thumb} src={thumb} alt="" width="40" height="36" loading="lazy" />
          ))}
        </span>
      )}
    </span>
  );
}
