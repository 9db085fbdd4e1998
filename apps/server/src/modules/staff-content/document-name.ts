import { partsOfDocument } from '@sporta/contract';
import type { Body } from '../content/index.ts';

const menuNames: Record<string, string> = {
  navbar: 'Menu del negozio',
  'fast-search-popup': 'Menu della spesa veloce',
  'application-b2b': 'Menu delle aziende',
};

/** What people call a document. @param body of a page or a flyer, for its title */
export function documentName(document: string, body: Body | undefined): string {
  const { kind, key } = partsOfDocument(document);
  switch (kind) {
    case 'home':
      return 'Home';
    case 'faq':
      return 'Domande frequenti';
    case 'popups':
      return 'Avvisi';
    case 'menu':
      return menuNames[key] ?? key;
    case 'page':
    case 'recipe':
      return String(body?.title ?? key);
    case 'leaflet':
      return String(body?.name ?? key);
  }
}

/** Where the shop shows it. */
export function documentAddress(document: string): string {
  const { kind, key } = partsOfDocument(document);
  if (kind === 'page') return `/page/${key}`;
  if (kind === 'leaflet') return `/volantini/${key}`;
  if (kind === 'recipe') return `/ricette/${key}`;
  return kind === 'faq' ? '/faq' : '/';
}
