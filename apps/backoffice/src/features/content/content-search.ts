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
}

export function readContentSearch({ tab, name }: Record<string, unknown>): ContentSearch {
  return {
    tab: contentTabs.find(({ value }) => value === tab && value !== 'home')?.value,
    name: /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(name ?? '')) ? String(name) : undefined,
  };
}
