import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageOfLink } from './model/app-link.ts';
import { whenAlive } from './model/when-alive.ts';
import type { Native } from './native.ts';

/** A link that opened the app shows its page. */
export function useLinks(native: Native): void {
  const router = useRouter();
  useEffect(
    () =>
      native.onLink((address) => {
        const href = pageOfLink(address, window.location.origin);
        if (href) void whenAlive().then(() => router.navigate({ href }));
      }),
    [native, router],
  );
}
