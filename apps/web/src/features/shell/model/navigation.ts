import { endpoints, type MenuItem } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export interface NavLink {
  label: string;
  href: string;
  /** Drawn in tomato: offers. */
  hot?: boolean;
}

/** Where there is no menu in the catalogue: the pages every shop has. */
const defaultLinks: NavLink[] = [
  { label: 'Offerte', href: '/catalog?promo=true', hot: true },
  { label: 'Volantino', href: '/volantini' },
  { label: 'Già acquistati', href: '/catalog?purchased=true' },
  { label: 'Novità', href: '/catalog?new_product=true' },
];

/** The links of the second row of the header: the entries `header` of the special category `navbar`. */
export function navigationQuery(api: Api) {
  return queryOptions({
    queryKey: ['navigation'],
    queryFn: async ({ signal }): Promise<NavLink[]> => {
      try {
        const { data } = await api.call(endpoints.catalogue.categoryBySlug, { slug: 'navbar' }, { signal });
        const entries = data.category.templateNavItems?.header;
        const links = Array.isArray(entries) ? entries.map(linkOf) : [];
        return links.length > 0 ? links : defaultLinks;
      } catch {
        // Category loads fail silently (specification, section 8).
        return defaultLinks;
      }
    },
    staleTime: 10 * 60_000,
  });
}

function linkOf({ name, itemUrl, classes }: MenuItem): NavLink {
  return { label: name, href: itemUrl, ...(classes?.split(' ').includes('hot') ? { hot: true } : {}) };
}

export interface FooterGroup {
  title: string;
  links: { label: string; href: string }[];
  /** The contacts stay open on small screens (specification, section 2). */
  alwaysOpen?: boolean;
}

export const footerGroups: FooterGroup[] = [
  {
    title: 'Fare la spesa',
    links: [
      { label: 'Come funziona', href: '/page/come-funziona' },
      { label: 'Zone e orari di consegna', href: '/page/zone-e-orari' },
      { label: 'Ritiro presso il punto vendita', href: '/page/ritiro' },
      { label: 'Buoni pasto accettati', href: '/page/buoni-pasto' },
    ],
  },
  {
    title: 'Sporta',
    links: [
      { label: 'Chi siamo', href: '/page/chi-siamo' },
      { label: 'Punti vendita', href: '/store-locator' },
      { label: 'Per le aziende', href: '/page/aziende' },
      { label: 'Lavora con noi', href: '/page/lavora-con-noi' },
    ],
  },
  {
    title: 'Aiuto',
    links: [
      { label: 'Domande frequenti', href: '/faq' },
      { label: 'Resi e rimborsi', href: '/page/resi-e-rimborsi' },
      { label: 'Accessibilità', href: '/page/accessibilita' },
      { label: 'Privacy e cookie', href: '/page/privacy' },
    ],
  },
  {
    title: 'Contatti',
    alwaysOpen: true,
    links: [
      { label: '800 123 456', href: 'tel:+39800123456' },
      { label: 'ciao@sporta.example', href: 'mailto:ciao@sporta.example' },
    ],
  },
];
