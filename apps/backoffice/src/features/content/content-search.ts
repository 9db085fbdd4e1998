export const contentTabs = [
  { value: 'home', label: 'Home' },
  { value: 'menu', label: 'Menu' },
  { value: 'pages', label: 'Pagine' },
  { value: 'recipes', label: 'Ricette' },
  { value: 'departments', label: 'Banner di reparto' },
  { value: 'faq', label: 'Domande' },
  { value: 'notices', label: 'Avvisi' },
  { value: 'pictures', label: 'Immagini' },
] as const;

export type ContentTab = (typeof contentTabs)[number]['value'];

export interface ContentSearch {
  tab?: ContentTab | undefined;
  /** The menu or page that is open: `navbar`, `chi-siamo`. */
  name?: string | undefined;
  /** The entry of the menu on top that is to be changed, from 1. */
  entry?: number | undefined;
}

export function readContentSearch({ tab, name, entry }: Record<string, unknown>): ContentSearch {
  return {
    tab: contentTabs.find(({ value }) => value === tab && value !== 'home')?.value,
    entry: tab === 'menu' && /^[1-9]\d?$/.test(String(entry)) ? Number(entry) : undefined,
    name: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(name ?? '')) ? String(name) : undefined,
  };
}
