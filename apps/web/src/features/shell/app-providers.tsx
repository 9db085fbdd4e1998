import { AnnouncerProvider } from '@sporta/ui/components/announcer/Announcer.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ShopLinks } from '../../lib/shop-link.tsx';
import { listenToOtherTabs } from '../cart/model/index.ts';

const LateProviders = lazy(() => import('./late-parts.tsx'));

/** What every page stands in: links through the router, spoken messages, toasts, questions. */
export function AppProviders({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    return listenToOtherTabs(queryClient);
  }, [queryClient]);
  return (
    <ShopLinks>
      <AnnouncerProvider>
        {children}
        {alive ? (
          <Suspense>
            <LateProviders />
          </Suspense>
        ) : null}
      </AnnouncerProvider>
    </ShopLinks>
  );
}
