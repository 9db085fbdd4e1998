import type { ReactNode } from 'react';
import { ListDialogHost } from '../lists/list-dialog-host.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { CompactHeader } from './compact-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InShell } from './model/in-shell.ts';
import { OverlayHost } from './overlay-host.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Header, content, footer and what lies over them: the frame of every page of the shop but login and payment. */
export function ShopShell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#contenuto">
        Vai al contenuto
      </a>
      <Header />
      <CompactHeader />
      <main id="contenuto" tabIndex={-1} className="wrap page-main">
        <InShell value={true}>{children}</InShell>
      </main>
      <Footer />
      <BottomNavigation />
      <ScrollToTop />
      <OverlayHost />
      <ListDialogHost />
    </>
  );
}
