/* Words of what the shop writes; apart from the schemas, so that pages load none of those for their sake. */

/** Who sees a block or a notice: everybody, only who is not signed in, or only who is. */
export const audiences = ['everybody', 'guests', 'customers', 'private', 'companies'] as const;
export type Audience = (typeof audiences)[number];

export const audienceLabels: Record<Audience, string> = {
  everybody: 'Tutti, anche ospiti',
  guests: 'Solo ospiti',
  customers: 'Solo chi ha fatto l’accesso',
  private: 'Solo clienti privati',
  companies: 'Solo aziende',
};

/** Parts of the home page; `magazine` stands among the products of departments. */
export const blockKinds = ['hero', 'usual', 'sectors', 'products', 'strip', 'cards', 'magazine'] as const;
export type BlockKind = (typeof blockKinds)[number];

export const documentKinds = ['home', 'menu', 'page', 'faq', 'popups', 'leaflet', 'recipe'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a document is called: `home`, `faq`, `popups`, `menu:navbar`, `page:chi-siamo`, `leaflet:offerte`, `recipe:tiramisu`. */
export const documentPattern =
  /^(?:home|faq|popups|menu:(?:navbar|fast-search-popup|application-b2b)|(?:page|leaflet|recipe):[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The kind of a document, and which one of its kind. */
export function partsOfDocument(document: string): { kind: DocumentKind; key: string } {
  const [kind = '', key = ''] = document.split(':');
  return { kind: kind as DocumentKind, key };
}

/** `draft`: changed and not published; `planned`: published later; `new`: never published; `off`: was taken off. */
export const documentStates = ['online', 'draft', 'planned', 'new', 'off'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Where a picture of the library is: as wide as said, in pixels. */
export const contentPictureAddress = (picture: string, width: 480 | 960 | 1600 = 960): string =>
  `/media/content/${picture}/${width}.webp`;

/** Drawings the shop makes by itself, in its own colour; each is at `drawingAddress`. */
export const shopDrawings = [
  { key: 'negozio', name: 'Negozio' },
  { key: 'furgone', name: 'Furgone' },
  { key: 'carrello', name: 'Carrello di chi prepara' },
  { key: 'bancale', name: 'Bancale e fattura' },
  { key: 'patto', name: 'Documento' },
  { key: 'lucchetto', name: 'Lucchetto' },
  { key: 'borsa-piena', name: 'Borsa piena' },
  { key: 'borsa-agrumi', name: 'Borsa di agrumi' },
  { key: 'borsa-vuota', name: 'Borsa vuota' },
  { key: 'di-stagione', name: 'Frutta d’autunno' },
] as const;

/** Where a drawing of the shop is. */
export const drawingAddress = (key: (typeof shopDrawings)[number]['key']): string => `/media/art/${key}.webp`;
