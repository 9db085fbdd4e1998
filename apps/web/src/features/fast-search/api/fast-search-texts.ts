import { endpoints } from '@sporta/contract';
import type { Api } from '../../../lib/api.ts';

export interface FastSearchTexts {
  title: string;
  description: string;
  /** Lists to begin with. */
  examples: { name: string; words: string[] }[];
}

const usual: FastSearchTexts = {
  title: 'Spesa veloce',
  description: 'Scrivi o incolla la tua lista: cerchiamo tutto in una volta.',
  examples: [],
};

/** Title and sentence of the dialog, from the special category `fast-search-popup`; else the usual ones. */
export async function loadTexts(api: Api, signal: AbortSignal): Promise<FastSearchTexts> {
  try {
    const { data } = await api.call(endpoints.catalogue.categoryBySlug, { slug: 'fast-search-popup' }, { signal });
    const { TITLE, DESCRIPTION } = data.category.metaData?.category_info ?? {};
    const { examples: entries } = data.category.templateNavItems ?? {};
    const examples = Array.isArray(entries)
      ? entries.map(({ name, itemUrl }) => ({ name, words: wordsOf(itemUrl) }))
      : [];
    const description = DESCRIPTION?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return { title: TITLE || usual.title, description: description || usual.description, examples };
  } catch {
    // Category loads fail silently (specification, section 8).
    return usual;
  }
}

/** The list in the address of an example: `…?q=latte,biscotti`. */
function wordsOf(address: string): string[] {
  const q = new URLSearchParams(address.split('?')[1]).get('q') ?? '';
  return q.split(',').filter(Boolean);
}

export const usualTexts = usual;
