import { slug } from '@sporta/domain';

/** A part of a text that has a heading and so an address: `#id`. */
export interface Section {
  id: string;
  title: string;
}

const heading = /<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g;

/**
 * Gives every second-level heading of a text an address, taken from its words.
 * @param html sanitised by the server when it was saved (contract, section 3)
 */
export function withSections(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const addressed = html.replace(heading, (all, inner: string) => {
    const title = plainText(inner);
    if (!title) return all;
    const id = freeId(sections, title);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: addressed, sections };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Quello che facciamo" → "quello-che-facciamo"; a second one of the same words is "quello-che-facciamo-2". */
function freeId(taken: readonly Section[], title: string): string {
  const id = slug(title) || 'parte';
  const isTaken = (candidate: string) => taken.some((each) => each.id === candidate);
  let number = 1;
  while (isTaken(number === 1 ? id : `${id}-${number}`)) number += 1;
  return number === 1 ? id : `${id}-${number}`;
}
