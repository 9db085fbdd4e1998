import { type LinkProps, LinkProvider } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** Addresses of the Banco as the browser shows them; anything else is the shop's, or a file. */
const OURS = /^\/banco(\/|$|\?)/;

/** Links of the design system through the router; everything a browser does with a link still works. */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!OURS.test(href) || !plain || event.defaultPrevented || rest.target === '_blank') return;
    if (rest.download !== undefined) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

export function BancoLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}
