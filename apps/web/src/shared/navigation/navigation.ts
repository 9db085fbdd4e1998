import { endpoints, type MenuItem } from '@sporta/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';

export interface NavLink {
  label: string;
  href: string;
  /** `_blank` for links that leave the shop. */
  target?: string;
  /** Address of a small picture before the words. */
  icon?: string;
  /** Drawn in tomato: offers. */
  hot?: boolean;
  /** Words that lead nowhere: when the telephone is answered. */
  isText?: boolean;
}

export interface FooterGroup {
  title: string;
  links: NavLink[];
  /** The contacts stay open on small screens (specification, section 2). */
  alwaysOpen?: boolean;
}

/** The configurable link menus, by their place on the page (specification, sections 2 and 3). */
export interface NavbarMenus {
  header: NavLink[];
  /** At the right end of the header. */
  service: NavLink[];
  footer: FooterGroup[];
}

/** Whose menus: visitors, customers, users of a company. */
export type Audience = 'anonymous' | 'customer' | 'business';

/** Where there are no menus, or they cannot be had: the pages every shop has. */
const leastMenus: NavbarMenus = {
  header: [
    { label: 'Offerte', href: '/catalog?promo=true', hot: true },
    { label: 'Volantino', href: '/volantini' },
    { label: 'Già acquistati', href: '/profile/purchased' },
    { label: 'Novità', href: '/catalog?new_product=true' },
  ],
  service: [
    { label: 'Punti vendita', href: '/store-locator' },
    { label: 'Aiuto', href: '/faq' },
  ],
  footer: [
    {
      title: 'Fare la spesa',
      links: [
        { label: 'Tutti i reparti', href: '/catalog' },
        { label: 'Volantini', href: '/volantini' },
        { label: 'Punti vendita', href: '/store-locator' },
        { label: 'Domande frequenti', href: '/faq' },
        { label: 'Regala la spesa', href: '/gift-voucher' },
      ],
    },
  ],
};

/**
 * The menus of an audience, from the special categories: `navbar` for everybody, `application-b2b` before it for users of
 * a company. The footer is `footeranonimi` for visitors, `footer` for customers where the shop has one.
 */
export function menusQuery(api: Api, audience: Audience) {
  return queryOptions({
    queryKey: ['navbar', audience],
    queryFn: async ({ signal }): Promise<NavbarMenus> => {
      const slugs = audience === 'business' ? (['application-b2b', 'navbar'] as const) : (['navbar'] as const);
      const places = await Promise.all(slugs.map((slug) => placesOf(api, slug, signal)));
      const first = (...names: string[]) =>
        names.flatMap((name) => places.map((each) => each[name] ?? [])).find((items) => items.length > 0) ?? [];
      const header = first('header').map(linkOf);
      const service = first('service').map(linkOf);
      const footer = (audience === 'anonymous' ? first('footeranonimi') : first('footer', 'footeranonimi')).map(
        groupOf,
      );
      return {
        header: header.length > 0 ? header : leastMenus.header,
        service: service.length > 0 ? service : leastMenus.service,
        footer: footer.length > 0 ? footer : leastMenus.footer,
      };
    },
    staleTime: 10 * 60_000,
  });
}

async function placesOf(api: Api, slug: string, signal: AbortSignal): Promise<Record<string, MenuItem[]>> {
  try {
    const { data } = await api.call(endpoints.catalogue.categoryBySlug, { slug }, { signal });
    const places = Object.entries(data.category.templateNavItems ?? {});
    return Object.fromEntries(places.filter((place): place is [string, MenuItem[]] => Array.isArray(place[1])));
  } catch {
    // Category loads fail silently (specification, section 8).
    return {};
  }
}

export function audienceOf({ userId, company }: { userId: number; company?: unknown }): Audience {
  if (userId === 0) return 'anonymous';
  return company ? 'business' : 'customer';
}

function useMenus(): NavbarMenus {
  const { user } = useSession();
  const menus = menusQuery(useApi(), audienceOf(user));
  // Right after logging in the menus of before stay until those of the customer are there.
  return useQuery({ ...menus, placeholderData: keepPreviousData }).data ?? leastMenus;
}

/** The links of the second row of the header. */
export const useHeaderLinks = (): NavLink[] => useMenus().header;

/** The links at its right end. */
export const useServiceLinks = (): NavLink[] => useMenus().service;

/** How customers reach the shop, as it says itself: a telephone, when it is answered, an address of mail. */
export const useContacts = (): NavLink[] => contactsOf(useMenus());

/** The same of menus that are read already. */
export const contactsOf = ({ footer }: NavbarMenus): NavLink[] =>
  footer.find(({ alwaysOpen }) => alwaysOpen)?.links ?? [];

/** The link groups of the footer; also the information tab of the menu. */
export const useFooterGroups = (): FooterGroup[] => useMenus().footer;

const has = (classes: string | undefined, name: string) => classes?.split(' ').includes(name);

function groupOf({ name, classes, items = [] }: MenuItem): FooterGroup {
  return { title: name, links: items.map(linkOf), ...(has(classes, 'contacts') ? { alwaysOpen: true } : {}) };
}

function linkOf({ name, itemUrl, classes, target, iconSource }: MenuItem): NavLink {
  return {
    label: name,
    href: itemUrl,
    ...(target ? { target } : {}),
    ...(iconSource ? { icon: iconSource } : {}),
    ...(has(classes, 'hot') ? { hot: true } : {}),
    ...(has(classes, 'text') ? { isText: true } : {}),
  };
}
