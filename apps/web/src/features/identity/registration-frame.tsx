import { Logo } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import type { ReactNode } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import '../../lib/sheets/account.css';

/** The yellow page of login and registration: the bag at the left, the form at the right. */
export function RegistrationFrame({
  title = 'La tua prima spesa è a portata di mano.',
  lead = 'Scegli tu giorno e ora: alla spesa pensiamo noi.',
  picture = '/pictures/borsa-agrumi.svg',
  children,
}: {
  title?: string;
  lead?: string;
  picture?: string;
  children: ReactNode;
}) {
  return (
    <div className="reg">
      <header className="reg-side">
        <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`}>
          <Logo height={44} />
        </Link>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <img src={picture} alt="" width="600" height="600" />
      </header>
      <main id="contenuto" tabIndex={-1} className="reg-main">
        {children}
      </main>
    </div>
  );
}
