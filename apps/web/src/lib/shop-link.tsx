import { type LinkProps, LinkProvider } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** Addresses the server answers with something else than a page of this app. */
const OUTSIDE = /^\/(ebsn|media|version\.json)/;

/**
 * Links of the design system through the router. A plain anchor with an intercepted click: addresses come from data
 * (categories, banners, menus), so there is no typed route to name; everything a browser does with a link still works.
 */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !OUTSIDE.test(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isOurs || !plain || event.defaultPrevented || rest.target === '_blank' || rest.download !== undefined) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

export function ShopLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}
