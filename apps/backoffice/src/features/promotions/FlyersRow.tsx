import { type StaffDocument, staffEndpoints } from '@sporta/contract';
import { formatDayLong, type ShopDay } from '@sporta/domain';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { BookOpen } from '@sporta/ui/icons/BookOpen.ts';
import { BookOpenFill } from '@sporta/ui/icons/BookOpenFill.ts';
import { useQuery } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { documentsQuery } from '../../shared/documents/index.ts';
import { countOf } from '../../shared/figures/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { layOut } from './bars.ts';

/** Flyers along their days; each leads to its editor. Only who may change them sees them. */
export function FlyersRow({ days }: { days: readonly ShopDay[] }) {
  const may = mayUse(useMe(), staffEndpoints.staffContent.list);
  const { data: documents } = useQuery({ ...documentsQuery(useApi()), enabled: may });
  const flyers = (documents ?? []).flatMap(({ flyer, ...document }) => (flyer ? [{ ...document, flyer }] : []));
  const sorted = flyers.toSorted((a, b) => a.flyer.startsOn.localeCompare(b.flyer.startsOn));
  const bars = layOut(sorted, ({ flyer }) => ({ first: flyer.startsOn, last: flyer.endsOn }), days);
  if (!may || bars.length === 0) return null;
  return (
    <section className="promo-row" aria-label="Volantini">
      <h2>
        Volantini
        <small>{bars.length}</small>
      </h2>
      <ul className="promo-bars promo-flyers">
        {bars.map(({ item, from, to, line }) => (
          <li key={item.document} style={{ gridColumn: `${from} / ${to + 1}`, gridRow: line } as React.CSSProperties}>
            <FlyerBar {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Flyer = StaffDocument & { flyer: NonNullable<StaffDocument['flyer']> };

function FlyerBar({ document, title, state, flyer }: Flyer) {
  const { endsOn, products, online } = flyer;
  const goods = countOf(products, 'prodotto', 'prodotti');
  return (
    <Link
      className={cx('promo-bar', !online && 'unpublished')}
      href={hrefOf('/volantino', { slug: document.split(':')[1] })}
      title={title}
    >
      {online ? <BookOpenFill /> : <BookOpen />}
      <b>{title}</b>{' '}
      <small>
        fino al {formatDayLong(endsOn).replace(/^\S+ /, '')},{' '}
        {online ? '' : state === 'planned' ? 'programmato, ' : 'bozza, '}
        {goods}
      </small>
    </Link>
  );
}
