import { useMedia } from './use-media.ts';

/** From here on there is room for two columns and the cart drawer (design, section 3). */
const WIDE = '(min-width: 60rem)';

export function isWideScreen(): boolean {
  return window.matchMedia(WIDE).matches;
}

/** False on the server: only for what opens after a press, never for the layout of a page. */
export function useWideScreen(): boolean {
  return useMedia(WIDE);
}
