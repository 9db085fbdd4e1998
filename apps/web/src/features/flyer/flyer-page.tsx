import type { Product } from '@sporta/contract';
import { countText, type ShopDay, shopDay } from '@sporta/domain';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { CalendarFill } from '@sporta/ui/icons/CalendarFill.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { useShopHash } from '../../shared/cart/index.ts';
import { pictureOf } from '../../shared/product/index.ts';
import type { LeafletDetail } from './api/leaflets.ts';
import { FlyerList } from './flyer-list.tsx';
import { FlyerNav } from './flyer-nav.tsx';
import { FlyerPicture } from './flyer-picture.tsx';
import { FlyerTile } from './flyer-tile.tsx';
import { type FlyerSearch, viewOf } from './model/flyer-search.ts';
import { leafletProductsQuery, leafletsQuery } from './model/leaflet-query.ts';
import { isOver, pageTitle, periodText, runningOf, stateText } from './model/leaflet-texts.ts';
import '../../lib/sheets/reading.css';

interface FlyerPageProps {
  leaflet: LeafletDetail;
  search: FlyerSearch;
  onSearch: (search: FlyerSearch) => void;
}

/** Packs shown in the red header. */
const HERO_PACKS = 4;

/** One flyer: its offers as tiles page by page, as printed pages, or as one list to filter. All can be bought here. */
export function FlyerPage({ leaflet, search, onSearch }: FlyerPageProps) {
  const hash = useShopHash();
  const { data: products } = useSuspenseQuery(leafletProductsQuery(useApi(), hash, leaflet.leafletId));
  const view = viewOf(search);
  const number = Math.min(search.page ?? 1, leaflet.pages);
  const page = leaflet.pageProducts?.find((each) => each.page === number);
  const byId = new Map(products.map((product) => [product.productId, product]));
  // in the order of the shop of whoever looks: what is sold out there comes last
  const onPage = products.filter(({ productId }) => page?.productIds.includes(productId));
  const today = shopDay(shopNow());
  const state = stateText(leaflet, today);
  const over = isOver(leaflet, today);
  return (
    <div className="flyer">
      <header className="flyer-head">
        <div className="wrap">
          <div className="grow">
            <p className="when">
              <CalendarFill />
              {periodText(leaflet)}
            </p>
            <h1>{leaflet.name}</h1>
            <p>
              {over
                ? `${countText(products.length, 'prodotto', 'prodotti')}, ai prezzi di oggi.`
                : `${countText(products.length, 'offerta', 'offerte')}, le metti nel carrello direttamente dal volantino.`}
            </p>
          </div>
          <HeroPacks products={products} />
        </div>
      </header>
      <FlyerNav leaflet={leaflet} search={search} onSearch={onSearch} />
      <div className="wrap">
        {state ? (
          <Note kind="warn" className="flyer-state" action={over ? <RunningFlyer today={today} /> : undefined}>
            {state}
          </Note>
        ) : null}
        {view === 'list' ? <FlyerList products={products} search={search} onSearch={onSearch} /> : null}
        {view === 'pages' ? (
          <FlyerPicture leaflet={leaflet} number={number} areas={page?.areas ?? []} products={byId} />
        ) : null}
        {view === 'tiles' ? (
          <section aria-label={pageTitle(leaflet, number)}>
            <ul className="flyer-tiles">
              {onPage.map((product, index) => (
                <FlyerTile key={product.productId} product={product} place={index} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** The way on from a flyer that is over. */
function RunningFlyer({ today }: { today: ShopDay }) {
  const { data: leaflets } = useSuspenseQuery(leafletsQuery(useApi(), useShopHash()));
  const running = runningOf(leaflets, today);
  return (
    <ButtonLink kind="line" size="sm" href={running ? `/volantini/${running.slug}` : '/volantini'}>
      {running ? 'Vai al volantino in corso' : 'Vedi i volantini'}
    </ButtonLink>
  );
}

function HeroPacks({ products }: { products: readonly Product[] }) {
  return (
    <div className="packs" aria-hidden="true">
      {products.slice(0, HERO_PACKS).map((product) => {
        const picture = pictureOf(product, '190px');
        return picture ? (
          <img
            key={product.productId}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="190px"
            alt=""
            width="190"
            height="190"
          />
        ) : null;
      })}
    </div>
  );
}
