import type { ProductDetail } from '@sporta/contract';
import { formatDayShort, formatHours } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { Section } from '@sporta/ui/components/layout/Section.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Info } from '@sporta/ui/icons/Info.ts';
import { LeafFill } from '@sporta/ui/icons/LeafFill.ts';
import { Ticket } from '@sporta/ui/icons/Ticket.ts';
import { Truck } from '@sporta/ui/icons/Truck.ts';
import { ClientOnly } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCart } from '../../shared/cart/index.ts';
import { useTakesTickets } from '../../shared/payment/index.ts';
import { isSoldOut, sellingTerms, sizeText } from '../../shared/product/index.ts';
import { Alternatives, ProductStrip } from '../../shared/product-cards/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { ProductTaste } from '../../shared/tastes/index.ts';
import { BoxOffer, BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { NutritionSection } from './nutrition-section.tsx';
import { ProductBar } from './product-bar.tsx';
import { ContentsSection } from './product-facts-section.tsx';
import '../../lib/sheets/product.css';

const STRIP = 6;

export function ProductPage({ product }: { product: ProductDetail }) {
  const { name, shortDescr, vendor, breadCrumbs, productClasses, nutrition, alternatives = [], related = [] } = product;
  const { isLoggedIn } = useSession();
  const buyable = alternatives.filter((each) => !isSoldOut(each));
  return (
    <article className="product">
      <div className="wide-only">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            ...breadCrumbs.map((crumb) => ({ label: crumb.name, href: `/${crumb.slug}` })),
            { label: name },
          ]}
        />
      </div>
      <div className="product-top">
        <Gallery product={product} />
        <div className="product-words">
          {shortDescr ? (
            <Link className="link tap" href={`/search?parent_vendor_id=${vendor.vendorId}`}>
              {shortDescr}
            </Link>
          ) : null}
          <h1>{name}</h1>
          <p className="muted size">{sizeText(product)}</p>
          {productClasses.length > 0 ? (
            <ul className="classes" aria-label="Caratteristiche">
              {productClasses.map(({ productClassId, name: className }) => (
                <li key={productClassId}>
                  <ClassTag name={className} />
                </li>
              ))}
            </ul>
          ) : null}
          {/* at the bottom of small screens; here because it comes before the lists for who goes by keyboard or voice */}
          <ProductBar product={product} />
          <BuyBox product={product} />
          {isLoggedIn ? (
            <ClientOnly>
              <Suspense>
                <ProductTaste product={product} />
              </Suspense>
            </ClientOnly>
          ) : null}
          <Facts product={product} />
        </div>
      </div>
      <div className="product-facts">
        <ContentsSection product={product} />
        <NutritionSection nutrition={nutrition} />
        {buyable.length > 0 ? <Alternatives products={buyable} /> : null}
      </div>
      {buyable.length > 3 ? (
        <Section id="simili" title="Prodotti simili">
          <ProductStrip label="Prodotti simili" products={buyable.slice(isSoldOut(product) ? 0 : 3).slice(0, STRIP)} />
        </Section>
      ) : null}
      {related.length > 0 ? (
        <Section title="Spesso insieme">
          <ProductStrip label="Spesso insieme" products={related.slice(0, STRIP)} />
        </Section>
      ) : null}
    </article>
  );
}

function ClassTag({ name }: { name: string }) {
  if (/più vendut/i.test(name)) return <Tag tone="lemon">{name}</Tag>;
  if (/biologic|italia/i.test(name)) {
    return (
      <Tag tone="green" icon={LeafFill}>
        {name}
      </Tag>
    );
  }
  return <Tag>{name}</Tag>;
}

function Facts({ product }: { product: ProductDetail }) {
  const timeslot = useCart()?.timeslot;
  const takesTickets = useTakesTickets();
  return (
    <ul className="facts">
      {timeslot && !isSoldOut(product) ? (
        <li>
          <Truck />
          <span>
            Disponibile per{' '}
            <b>
              {formatDayShort(timeslot.date)}, {formatHours(timeslot)}
            </b>
          </span>
        </li>
      ) : null}
      {takesTickets && sellingTerms(product).mealTicket ? (
        <li>
          <Ticket />
          <span>Si paga anche con i buoni pasto</span>
        </li>
      ) : null}
      {sellingTerms(product).unpromoted ? (
        <li>
          <Info />
          <span>Escluso da promozioni e buoni sconto</span>
        </li>
      ) : null}
      <BoxOffer product={product} />
    </ul>
  );
}
