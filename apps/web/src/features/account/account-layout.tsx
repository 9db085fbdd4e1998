import { cx } from '@sporta/ui';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretLeftBold } from '@sporta/ui/icons/CaretLeftBold.ts';
import { SignOut } from '@sporta/ui/icons/SignOut.ts';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { useHasPassPage } from '../../shared/delivery-pass/index.ts';
import { displayName, isForStaff } from '../../shared/navigation/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { useLogout } from '../../shared/sign-out/index.ts';
import { useUsableVouchers } from '../../shared/vouchers/index.ts';
import { CustomersOwn } from './customers-own.tsx';
import { type AccountPage, accountPages, companyPages, initials, passPage, points } from './model/account-menu.ts';
import '../../lib/sheets/account.css';

const INDEX = '/profile';

/** Frame of the profile: the menu at the left (248 px); on small screens the menu is a page of its own. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isClosed = useSession().user.actedBy !== undefined && path !== INDEX && !isForStaff(path);
  return (
    <div className={cx('acc', path === INDEX && 'acc-index')}>
      <AccountNav path={path} />
      <div className="acc-main">
        {path === INDEX ? null : (
          <Link className="acc-back link small" href={INDEX}>
            <CaretLeftBold />
            Il tuo profilo
          </Link>
        )}
        {isClosed ? <CustomersOwn /> : children}
      </div>
    </div>
  );
}

function AccountNav({ path }: { path: string }) {
  const { user } = useSession();
  const logout = useLogout();
  const vouchers = useUsableVouchers();
  const hasPassPage = useHasPassPage();
  const earned = points(user);
  const pages = user.actedBy ? accountPages.filter(({ href }) => isForStaff(href)) : accountPages;
  return (
    <nav className="pn" aria-label="Il tuo profilo">
      <div className="pn-who">
        <span className="av" aria-hidden="true">
          {initials(user)}
        </span>
        <div>
          <b>{displayName(user)}</b>
          {earned ? (
            <div className="muted small">
              Punti {shopName()}: {earned}
            </div>
          ) : null}
        </div>
      </div>
      <ul>
        {pages.map((page) => (
          <Entry
            key={page.href}
            page={page}
            path={path}
            count={page.href === '/profile/gifts' ? vouchers : undefined}
          />
        ))}
        {hasPassPage ? <Entry page={passPage} path={path} /> : null}
      </ul>
      {user.master && !user.actedBy ? (
        <>
          <h2>Account azienda</h2>
          <ul>
            {companyPages.map((page) => (
              <Entry key={page.href} page={page} path={path} />
            ))}
          </ul>
        </>
      ) : null}
      <button type="button" className="pn-out" onClick={logout.leave} disabled={logout.isPending}>
        <SignOut />
        Esci
      </button>
    </nav>
  );
}

interface EntryProps {
  page: AccountPage;
  path: string;
  /** How many wait there. */
  count?: number | undefined;
}

function Entry({ page, path, count }: EntryProps) {
  const { label, href, icon, activeIcon, alsoHere = [] } = page;
  const here = [href, ...alsoHere].some((each) => path === each || path.startsWith(`${each}/`));
  const Glyph = here ? activeIcon : icon;
  return (
    <li>
      <Link href={href} aria-current={here ? 'page' : undefined}>
        <Glyph />
        {label}
        {count ? (
          <em>
            {count}
            <span className="sr"> da usare</span>
          </em>
        ) : null}
      </Link>
    </li>
  );
}
