import { CheckoutSteps, Logo } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Lock } from '@sporta/ui/icons/Lock.ts';
import type { ReactNode } from 'react';
import { NoticePlace } from '../../lib/notice-place.tsx';
import { shopName } from '../../lib/shop-name.ts';
import { useFirstFrameOver } from '../../lib/use-slices.ts';
import { OverlayHost } from '../../shared/overlays/index.ts';
import { Footer } from './footer.tsx';
import { InShell } from './model/in-shell.ts';
import '../../lib/sheets/purchase.css';

interface CheckoutShellProps {
  step: 1 | 2;
  children: ReactNode;
}

/** Frame of the pages of the purchase: nothing leads away from it but the logo. */
export function CheckoutShell({ step, children }: CheckoutShellProps) {
  const later = useFirstFrameOver();
  return (
    <>
      <a className="skip" href="#contenuto">
        Vai al contenuto
      </a>
      <header className={step === 1 ? 'hd co co-cart' : 'hd co'}>
        <div className="wrap top">
          <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`}>
            <Logo />
          </Link>
          <CheckoutSteps current={step} />
          <span className="co-safe">
            <Lock />
            Pagamento protetto
          </span>
        </div>
      </header>
      <NoticePlace />
      <main id="contenuto" tabIndex={-1} className="wrap page-main">
        <InShell value={true}>{children}</InShell>
      </main>
      {later ? <Footer /> : null}
      <OverlayHost />
    </>
  );
}
