import { shopName } from '../../lib/shop-name.ts';

/** Who keeps the shop. `contacts`: how customers reach it, as links; search engines are told the telephone among them. */
export function organizationData(origin: string, contacts: readonly { href: string }[]): object {
  const telephone = contacts.find(({ href }) => href.startsWith('tel:'))?.href.slice('tel:'.length);
  return {
    '@context': 'https://schema.org',
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
    '@context': 'https://schema.org',
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
