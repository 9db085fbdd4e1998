import type { MenuItem } from '@sporta/contract';

/** How customers reach the shop, as its settings say; empty where they do not. */
export interface Contacts {
  phone: string;
  email: string;
}

/** Pages every shop has. */
const pages = [
  ['Tutti i reparti', '/catalog'],
  ['Punti vendita', '/store-locator'],
  ['Domande frequenti', '/faq'],
  ['Regala la spesa', '/gift-voucher'],
] as const;

/**
 * The footer of a shop that wrote none: the pages every shop has, and how customers reach this one (D.Lgs. 70/2003, art. 7). Nothing
 * where nobody said how: clients then show the pages by themselves.
 */
export function leastFooter({ phone, email }: Contacts): MenuItem[] | undefined {
  const ways = [
    ...(phone ? [[phone, `tel:${phone.replaceAll(/[^+\d]/g, '')}`] as const] : []),
    ...(email ? [[email, `mailto:${email}`] as const] : []),
  ];
  const [first] = ways;
  if (!first) return undefined;
  return [
    { ID: 1, name: 'Fare la spesa', itemUrl: '/catalog', items: entries(pages, 2) },
    { ID: 10, name: 'Contatti', itemUrl: first[1], classes: 'contacts', items: entries(ways, 11) },
  ];
}

const entries = (links: readonly (readonly [name: string, itemUrl: string])[], firstId: number): MenuItem[] =>
  links.map(([name, itemUrl], index) => ({ ID: firstId + index, name, itemUrl }));
