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

/** What the special category `navbar` says of header and footer. */
export interface NavbarMenus {
  header: NavLink[];
  footer: FooterGroup[];
}

/** The configurable link menus (specification, section 2). */
export function navbarQuery(api: Api) {
  return queryOptions({
    queryKey: ['navbar'],
    queryFn: async ({ signal }): Promise<NavbarMenus> => {
      try {
        const { data } = await api.call(endpoints.catalogue.categoryBySlug, { slug: 'navbar' }, { signal });
        const { header, footeranonimi } = data.category.templateNavItems ?? {};
        const links = Array.isArray(header) ? header.map(linkOf) : [];
        const groups = Array.isArray(footeranonimi) ? footeranonimi.map(groupOf) : [];
        return {
          header: links.length > 0 ? links : defaultLinks,
          footer: groups.length > 0 ? groups : footerGroups,
        };
      } catch {
        // Category loads fail silently (specification, section 8).
        return { header: defaultLinks, footer: footerGroups };
      }
    },
    staleTime: 10 * 60_000,
  });
}

/** The links of the second row of the header. */
export function navigationQuery(api: Api) {
  return { ...navbarQuery(api), select: ({ header }: NavbarMenus) => header };
}

/** The link groups of the footer; also the information tab of the menu. */
export function footerQuery(api: Api) {
  return { ...navbarQuery(api), select: ({ footer }: NavbarMenus) => footer };
}

function groupOf({ name, classes, items = [] }: MenuItem): FooterGroup {
  return {
    title: name,
    links: items.map((item) => ({ label: item.name, href: item.itemUrl })),
    ...(classes?.split(' ').includes('contacts') ? { alwaysOpen: true } : {}),
  };
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

/** Where there is no footer in the menus. */
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
