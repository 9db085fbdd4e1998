import type { Warehouse } from '@sporta/contract';

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A store with its place and opening hours. */
export function storeData(origin: string, store: Warehouse): object {
  const { address } = store;
  const { PHONE, EMAIL } = store.metaData.warehouse_locator;
  return {
    '@context': 'https://schema.org',
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
      dayOfWeek: `https://schema.org/${SCHEMA_DAYS[beginWeekDay - 1]}`,
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
