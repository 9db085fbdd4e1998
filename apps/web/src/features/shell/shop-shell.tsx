import type { ReactNode } from 'react';
import { BottomNavigation } from './bottom-navigation.tsx';
import { CompactHeader } from './compact-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

interface ShopShellProps {
  /** For the copyright; told by the server, so that it is the same when the page comes alive. */
  year: number;
  children: ReactNode;
}

/** Header, content, footer and what lies over them: the frame of every page of the shop but login and payment. */
export function ShopShell({ year, children }: ShopShellProps) {
  return (
    <>
      <a className="skip" href="#contenuto">
        Vai al contenuto
      </a>
      <Header />
      <CompactHeader />
      <main id="contenuto" tabIndex={-1} className="wrap page-main">
        {children}
      </main>
      <Footer year={year} />
      <BottomNavigation />
      <ScrollToTop />
      <OverlayHost />
    </>
  );
}
