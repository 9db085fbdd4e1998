import { AnnouncerProvider } from '@sporta/ui/components/announcer/Announcer.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { ShopLinks } from '../../lib/shop-link.tsx';
import { keepTrying } from '../../lib/spare-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { listenToOtherTabs } from '../../shared/cart/index.ts';

/** A phone that never rests draws the late parts all the same. */
const LATE_PARTS_AT_THE_LATEST_MS = 2_000;

interface AppProvidersProps {
  /** Parts no page shows at first: drawn once the page is alive and the browser has nothing else to do. */
  loadLateParts: () => Promise<{ default: ComponentType }>;
  children: ReactNode;
}

/** What surrounds every page: links through the router, spoken messages, toasts, questions. */
export function AppProviders({ loadLateParts, children }: AppProvidersProps) {
  const queryClient = useQueryClient();
  const [LateParts, setLateParts] = useState<ComponentType>();
  useEffect(() => listenToOtherTabs(queryClient), [queryClient]);
  // They come by a transition of their own: a Suspense on its way holds back the page that React is still taking over.
  useEffect(() => {
    const draw = async () => {
      const { default: Parts } = await keepTrying(loadLateParts);
      startTransition(() => setLateParts(() => Parts));
    };
    return whenIdle(() => void draw(), LATE_PARTS_AT_THE_LATEST_MS);
  }, [loadLateParts]);
  return (
    <ShopLinks>
      <AnnouncerProvider>
        {children}
        {LateParts ? <LateParts /> : null}
      </AnnouncerProvider>
    </ShopLinks>
  );
}
