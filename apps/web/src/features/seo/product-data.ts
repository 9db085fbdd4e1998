import type { ProductDetail } from '@sporta/contract';

/** A product with its offer; the struck price is the list price, as the page shows it. */
export function productData(origin: string, product: ProductDetail): object {
  const { shortDescr: brand, barcode } = product;
  const images = product.media.map(({ large }) => origin + large);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: brand ? `${brand} ${product.name}` : product.name,
    description: [product.name, product.description].filter(Boolean).join(', '),
    sku: product.code,
    ...(barcode && /^\d{8}$|^\d{13}$/.test(barcode) ? { [`gtin${barcode.length}`]: barcode } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    offers: {
      '@type': 'Offer',
      url: `${origin}${product.itemUrl}`,
      price: product.priceDisplay.toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(product.warehousePromo ? { priceValidUntil: isoDay(product.warehousePromo.expireDate) } : {}),
    },
  };
}

/** `30/11/2026` → `2026-11-30`. */
function isoDay(italian: string): string {
  return italian.split('/').reverse().join('-');
}
