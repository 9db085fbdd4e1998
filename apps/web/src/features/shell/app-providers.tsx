import { AnnouncerProvider } from '@sporta/ui/components/announcer/Announcer.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { ShopLinks } from '../../lib/shop-link.tsx';
import { listenToOtherTabs } from '../../shared/cart/index.ts';

interface AppProvidersProps {
  /** Parts no page shows at first: drawn once the page is alive. */
  late: ReactNode;
  children: ReactNode;
}

/** What surrounds every page: links through the router, spoken messages, toasts, questions. */
export function AppProviders({ late, children }: AppProvidersProps) {
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
        {alive ? <Suspense>{late}</Suspense> : null}
      </AnnouncerProvider>
    </ShopLinks>
  );
}
