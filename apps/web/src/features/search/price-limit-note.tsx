import type { PriceLimit } from '@sporta/contract';
import { priceLimitText } from '@sporta/domain';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { stringifySearch } from '../../lib/search-params.ts';

/** What was read as a limit of prices, and the way to the same search without it. */
export function PriceLimitNote({ words, ...limit }: PriceLimit) {
  return (
    <Note kind="info" className="search-words" live>
      Mostriamo solo i prodotti <b>{priceLimitText(limit)}</b>.{' '}
      {words ? (
        <Link className="link" href={`/search${stringifySearch({ q: words })}`}>
          Vedi “{words}” a tutti i prezzi
        </Link>
      ) : null}
    </Note>
  );
}
