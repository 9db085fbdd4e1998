import type { FaqGroup, ProductDetail, Recipe, Warehouse } from '@sporta/contract';
import { shopName } from '../../lib/shop-name.ts';

const context = 'https://schema.org';

export interface Step {
  name: string;
  path: string;
}

export function breadcrumbData(origin: string, steps: readonly Step[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** Who keeps the shop. `contacts`: how customers reach it, as links; search engines are told the telephone among them. */
export function organizationData(origin: string, contacts: readonly { href: string }[]): object {
  const telephone = contacts.find(({ href }) => href.startsWith('tel:'))?.href.slice('tel:'.length);
  return {
    '@context': context,
    '@type': 'Organization',
    name: shopName(),
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    ...(telephone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            telephone,
            contactType: 'customer service',
            areaServed: 'IT',
            availableLanguage: 'it',
          },
        }
      : {}),
  };
}

export function webSiteData(origin: string): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: shopName(),
    url: origin,
    inLanguage: 'it',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={q}` },
      'query-input': 'required name=q',
    },
  };
}

/** A product with its offer; the struck price is the list price, as the page shows it. */
export function productData(origin: string, product: ProductDetail): object {
  const { shortDescr: brand, barcode } = product;
  const images = product.media.map(({ large }) => origin + large);
  return {
    '@context': context,
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
      availability: `${context}/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${context}/NewCondition`,
      ...(product.warehousePromo ? { priceValidUntil: isoDay(product.warehousePromo.expireDate) } : {}),
    },
  };
}

/** `30/11/2026` → `2026-11-30`. */
function isoDay(italian: string): string {
  return italian.split('/').reverse().join('-');
}

/** Questions with their answers, as plain text. */
export function faqData(groups: readonly FaqGroup[]): object {
  const plainText = (html: string) =>
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    ),
  };
}

/** A dish, with what goes into it for the people it is written for. */
export function recipeData(origin: string, recipe: Recipe): object {
  const { title, summary, course, minutes, people, pictures, ingredients, steps } = recipe;
  const amount = ({ amount, unit }: Recipe['ingredients'][number]) =>
    amount === undefined ? '' : `${String(amount).replace('.', ',')}${unit === 'pz' ? '' : ` ${unit}`} `;
  return {
    '@context': context,
    '@type': 'Recipe',
    name: title,
    description: summary,
    url: `${origin}/ricette/${recipe.name}`,
    ...(pictures.length > 0 ? { image: pictures.map(({ mediaURL }) => origin + mediaURL) } : {}),
    author: { '@type': 'Organization', name: shopName() },
    recipeCategory: course,
    recipeCuisine: 'Italiana',
    recipeYield: `${people} ${people === 1 ? 'persona' : 'persone'}`,
    totalTime: `PT${minutes}M`,
    recipeIngredient: ingredients.map((each) => amount(each) + each.name),
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  };
}

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A store with its place and opening hours. */
export function storeData(origin: string, store: Warehouse): object {
  const { address } = store;
  const { PHONE, EMAIL } = store.metaData.warehouse_locator;
  return {
    '@context': context,
    '@type': 'GroceryStore',
    '@id': `${origin}/store-locator/${store.warehouseId}`,
    name: store.name,
    url: `${origin}/store-locator/${store.warehouseId}`,
    image: `${origin}/pictures/borsa-piena.svg`,
    ...(PHONE ? { telephone: PHONE } : {}),
    ...(EMAIL ? { email: EMAIL } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.address1} ${address.addressNumber}`.trim(),
      addressLocality: address.city,
      addressRegion: address.province,
      postalCode: address.postalcode,
      addressCountry: 'IT',
    },
    ...(address.latitude === undefined || address.longitude === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude } }),
    openingHoursSpecification: store.serviceHours.default.map(({ beginWeekDay, beginHour, endHour }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `${context}/${SCHEMA_DAYS[beginWeekDay - 1]}`,
      opens: beginHour,
      closes: endHour,
    })),
    ...(store.exceptions ? { specialOpeningHoursSpecification: store.exceptions.map(specialHours) } : {}),
  };
}

/** A day that differs from the week; a closed one opens and closes at midnight, as search engines read it. */
const specialHours = ({ date, closed, beginHour, endHour }: NonNullable<Warehouse['exceptions']>[number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens: closed ? '00:00' : beginHour,
  closes: closed ? '00:00' : endHour,
});
