import { useEffect, useState } from 'react';

/** Id of the section of a word. */
export function sectionId(index: number): string {
  return `parola-${index + 1}`;
}

/** The word whose section is at the top of what is in view. */
export function useCurrentWord(count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const visible = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = Number((target as HTMLElement).dataset.word);
          if (isIntersecting) visible.add(index);
          else visible.delete(index);
        }
        if (visible.size > 0) setCurrent(Math.min(...visible));
      },
      // Under the header and the words, above the middle of the window.
      { rootMargin: '-150px 0px -45% 0px' },
    );
    for (let index = 0; index < count; index += 1) {
      const section = document.getElementById(sectionId(index));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [count]);
  return current;
}

/** Scrolls to the section of a word and puts focus on its title. */
export function goToWord(index: number): void {
  const section = document.getElementById(sectionId(index));
  if (!section) return;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: reduced ? 'auto' : 'smooth', block: 'start' });
  section.querySelector('h2')?.focus({ preventScroll: true });
}
