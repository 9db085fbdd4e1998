import type { Leaflet } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { CalendarFill } from '@sporta/ui/icons/CalendarFill.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { leafletsQuery } from './model/leaflet-query.ts';
import { pagePicture, pageTitle, periodText } from './model/leaflet-texts.ts';
import '../../lib/sheets/reading.css';

/** The flyers in force and to come, by their cover. */
export function FlyersPage() {
  const { data: leaflets } = useSuspenseQuery(leafletsQuery(useApi(), useShopHash()));
  return (
    <div className="flyers">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Volantini' }]} />
      <h1>Volantini</h1>
      {leaflets.length === 0 ? (
        <EmptyState
          picture="/pictures/borsa-vuota.svg"
          title="In questi giorni non c’è un volantino"
          body="Il prossimo compare qui il giorno in cui comincia."
          actions={<ButtonLink href="/catalog?promo=true">Vedi le offerte</ButtonLink>}
        />
      ) : (
        <ul>
          {leaflets.map((leaflet) => (
            <li key={leaflet.leafletId}>
              <FlyerCover leaflet={leaflet} />
              <FlyerPages leaflet={leaflet} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Sheets that lie on a card: more would only be smaller. */
const SHEETS = 3;

function FlyerCover({ leaflet }: { leaflet: Leaflet }) {
  const { name, slug, pages, pageTitles = [] } = leaflet;
  const sheets = Array.from({ length: Math.min(pages, SHEETS) }, (_, index) => index + 1);
  return (
    <Link className="flyer-cover" href={`/volantini/${slug}`}>
      <span className="words">
        <span className="row">
          <CalendarFill />
          {periodText(leaflet)}
        </span>
        <b>{name}</b>
        <span>{[countText(pages, 'pagina', 'pagine'), pageTitles.join(', ')].filter(Boolean).join(': ')}</span>
        <span className="btn limone">
          Sfoglia <ArrowRightBold />
        </span>
      </span>
      <span className="sheets">
        {sheets.map((page) => (
          <img key={page} src={pagePicture(leaflet, page)} alt="" width="1000" height="1414" />
        ))}
      </span>
    </Link>
  );
}

/** All its pages side by side: each opens where it was seen. */
function FlyerPages({ leaflet }: { leaflet: Leaflet }) {
  const { name, slug, pages } = leaflet;
  return (
    <ol className="flyer-sheets" aria-label={`Pagine di ${name}`}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <li key={page}>
          <Link href={`/volantini/${slug}?vista=pagine${page > 1 ? `&page=${page}` : ''}`}>
            <img src={pagePicture(leaflet, page)} alt="" width="1000" height="1414" loading="lazy" />
            <b>{pageTitle(leaflet, page)}</b>
          </Link>
        </li>
      ))}
    </ol>
  );
}
