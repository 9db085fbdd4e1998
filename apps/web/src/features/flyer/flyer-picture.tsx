import type { Product } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { fullName, priceOf } from '../../shared/product/index.ts';
import { ShopCard } from '../../shared/product-cards/index.ts';
import type { Hotspot, LeafletDetail } from './api/leaflets.ts';
import { pagePicture, pageTitle } from './model/leaflet-texts.ts';

interface FlyerPictureProps {
  leaflet: LeafletDetail;
  number: number;
  areas: readonly Hotspot[];
  products: ReadonlyMap<number, Product>;
}

/** A printed page: every offer on the picture leads to its product; the same offers are beside it, to be added. */
export function FlyerPicture({ leaflet, number, areas, products }: FlyerPictureProps) {
  const router = useRouter();
  const follow = (event: MouseEvent, href: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  const spots = areas.flatMap((area) => {
    const product = products.get(area.productId);
    return product ? [{ area, product }] : [];
  });
  const ids = leaflet.pageProducts?.find(({ page }) => page === number)?.productIds ?? [];
  const shown = ids.flatMap((id) => products.get(id) ?? []);
  return (
    <div className="flyer-sheet">
      <div className="paper-page">
        <img
          key={number}
          src={pagePicture(leaflet, number)}
          alt={`${pageTitle(leaflet, number)}: pagina ${number} del volantino`}
          width="1000"
          height="1414"
        />
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
          <title>Offerte della pagina</title>
          {spots.map(({ area, product }) => (
            <a
              key={product.productId}
              href={product.itemUrl}
              aria-label={`${fullName(product)}, ${formatEuro(priceOf(product).cents)}`}
              onClick={(event) => follow(event, product.itemUrl)}
            >
              <rect x={area.x} y={area.y} width={area.width} height={area.height} />
            </a>
          ))}
        </svg>
      </div>
      <ul className="grid-cards" aria-label="Offerte della pagina">
        {shown.map((product) => (
          <li key={product.productId}>
            <ShopCard product={product} heading="h2" />
          </li>
        ))}
      </ul>
    </div>
  );
}
