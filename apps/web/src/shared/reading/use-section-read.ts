import { useEffect, useState } from 'react';
import type { Section } from './sections.ts';

/** How far down the window a heading may stand while its part is the one being read, as a share of the height. */
const READ_ABOVE = 0.3;

/** The part that is being read: the last one whose heading has come into the upper third of the window. */
export function useSectionRead(sections: readonly Section[]): string | undefined {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const look = () => {
      const limit = innerHeight * READ_ABOVE;
      setRead(headings.findLast((heading) => heading.getBoundingClientRect().top < limit)?.id);
    };
    // one look each time a heading crosses the line, not one for every step of scrolling
    const line = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - READ_ABOVE * 100}% 0px` });
    for (const heading of headings) line.observe(heading);
    return () => line.disconnect();
  }, [sections]);
  return read;
}
