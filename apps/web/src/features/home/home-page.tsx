import type { HomeBlock } from '@sporta/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sparePart } from '../../lib/spare-part.ts';
import { useAlive } from '../../lib/use-alive.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCart, useShopHash } from '../../shared/cart/index.ts';
import { DepartmentGrid, departmentsQuery } from '../../shared/departments/index.ts';
import { HeroBanner } from './hero-banner.tsx';
import { IdeaCards } from './idea-cards.tsx';
import { LeafletStrip } from './leaflet-strip.tsx';
import { homeQuery } from './model/home-query.ts';
import { ProductRowBlock } from './product-row-block.tsx';
import { UsualTiles } from './usual-tiles.tsx';
import '../../lib/sheets/home.css';

const OpenPaymentNote = sparePart(() => import('./open-payment-note.tsx'));

/** The blocks of the home page; the hero and what concerns the customer share the top. */
export function HomePage() {
  const { data: blocks } = useSuspenseQuery(homeQuery(useApi(), useShopHash()));
  const isAlive = useAlive();
  const isPaying = useCart()?.locked ?? false;
  const hero = blocks.find(({ kind }) => kind === 'hero');
  const usual = blocks.find(({ kind }) => kind === 'usual');
  return (
    <>
      <Suspense>{isAlive && isPaying ? <OpenPaymentNote /> : null}</Suspense>
      {/* the marks are for who writes the home: the Banco shows them which part of it they are at */}
      <section className="hero" aria-label="In evidenza" data-beside-block={usual?.homeBlockId}>
        <HeroBanner banner={hero?.banners?.[0]} block={hero?.homeBlockId} />
        {usual ? <UsualTiles /> : null}
      </section>
      {blocks.map((block) => (
        <div key={block.homeBlockId} className="contents" data-block={isOnTop(block) ? undefined : block.homeBlockId}>
          <Block block={block} />
        </div>
      ))}
    </>
  );
}

const isOnTop = ({ kind }: HomeBlock) => kind === 'hero' || kind === 'usual';

function Block({ block }: { block: HomeBlock }) {
  switch (block.kind) {
    case 'sectors':
      return <Departments />;
    case 'products':
      return <ProductRowBlock block={block} />;
    case 'strip':
      return block.banners?.map((banner) => <LeafletStrip key={banner.bannerId} banner={banner} />);
    case 'cards':
      return <IdeaCards banners={block.banners ?? []} />;
    default:
      return null;
  }
}

/** The first two rows on phones, one at 1440 px; the others are in the catalogue. */
const DEPARTMENTS_AT_HOME = 10;

function Departments() {
  const { data: departments } = useSuspenseQuery(departmentsQuery(useApi(), useShopHash()));
  return (
    <section className="home-departments" aria-label="Reparti">
      <DepartmentGrid departments={departments.slice(0, DEPARTMENTS_AT_HOME)} />
    </section>
  );
}
