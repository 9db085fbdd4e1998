import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { SignOut } from '@sporta/ui/icons/SignOut.ts';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/model/session.ts';
import { useLogout } from '../session/model/use-logout.ts';
import { displayName } from '../shell/model/account-links.ts';
import { accountPages, initials, points } from './model/account-menu.ts';

/** Frame of the profile: the menu at the left (248 px), above the content on small screens. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="acc">
      <AccountNav />
      <div className="acc-main">{children}</div>
    </div>
  );
}

function AccountNav() {
  const { user } = useSession();
  const logout = useLogout();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const earned = points(user);
  return (
    <nav className="pn" aria-label="Il tuo profilo">
      <div className="pn-who">
        <span className="av" aria-hidden="true">
          {initials(user)}
        </span>
        <div>
          <b>{displayName(user)}</b>
          {earned ? <div className="muted small">Punti Sporta: {earned}</div> : null}
        </div>
      </div>
      <ul>
        {accountPages.map(({ label, href, icon, activeIcon }) => {
          const here = path === href || path.startsWith(`${href}/`);
          const Glyph = here ? activeIcon : icon;
          return (
            <li key={href}>
              <Link href={href} aria-current={here ? 'page' : undefined}>
                <Glyph />
                {label}
              </Link>
            </li>
          );
        })}
        <li className="pn-out">
          <button type="button" onClick={() => logout.mutate()} disabled={logout.isPending}>
            <SignOut />
            Esci
          </button>
        </li>
      </ul>
    </nav>
  );
}
