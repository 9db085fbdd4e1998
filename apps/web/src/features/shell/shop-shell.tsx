import type { ReactNode } from 'react';
import { NoticePlace } from '../../lib/notice-place.tsx';
import { OverlayHost } from '../../shared/overlays/index.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { CompactHeader } from './compact-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InShell } from './model/in-shell.ts';
import type { SearchSlot } from './model/search-slot.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

interface ShopShellProps {
  SearchBox: SearchSlot;
  /** What any product of a page may open. */
  dialogs: ReactNode;
  children: ReactNode;
}

/** Header, content, footer and what lies over them: the frame of every page of the shop but login and payment. */
export function ShopShell({ SearchBox, dialogs, children }: ShopShellProps) {
  return (
    <>
      <a className="skip" href="#contenuto">
        Vai al contenuto
      </a>
      <Header SearchBox={SearchBox} />
      <CompactHeader SearchBox={SearchBox} />
      <NoticePlace />
      <main id="contenuto" tabIndex={-1} className="wrap page-main">
        <InShell value={true}>{children}</InShell>
      </main>
      <Footer />
      <BottomNavigation />
      <ScrollToTop />
      <OverlayHost />
      {dialogs}
    </>
  );
}
