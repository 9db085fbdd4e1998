import type { FaqGroup } from '@sporta/contract';
import { slug } from '@sporta/domain';

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Questions whose words, or those of the answer, hold all words of a text; groups without one are left out. */
export function searchFaqs(groups: readonly FaqGroup[], text: string): FaqGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap(({ category, items }) => {
    const found = items.filter((item) => {
      const all = plain(`${category} ${item.question} ${item.answer}`);
      return words.every((word) => all.includes(word));
    });
    return found.length > 0 ? [{ category, items: found }] : [];
  });
}

/** The address of a group inside the page: `#gruppo-consegna`. */
export function groupId(category: string): string {
  return `gruppo-${slug(category)}`;
}

/** The address of a question inside the page: `#c-e-una-spesa-minima`. */
export function questionId(question: string): string {
  return slug(question);
}
