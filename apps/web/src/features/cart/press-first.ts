import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';

/**
 * In the bar at the bottom of a phone the mark moves with the finger, and the page it leads to is drawn after that is seen. It draws
 * nothing itself, and comes after the first files of a page: until then links are followed at once.
 */
export function PressFirst() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.bnav a');
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      // the router's own link leaves alone what is taken care of
      event.preventDefault();
      link.dataset.pressed = '';
      afterPaint(() => {
        void router.navigate({ href: link.pathname }).finally(() => delete link.dataset.pressed);
      });
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [router]);
  return null;
}
