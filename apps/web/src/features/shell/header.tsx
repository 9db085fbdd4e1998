import { cartCountText, euroToCents, formatEuro } from '@sporta/domain';
import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ChatCircleDots } from '@sporta/ui/icons/ChatCircleDots.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { ListBold } from '@sporta/ui/icons/ListBold.ts';
import { ListChecksBold } from '@sporta/ui/icons/ListChecksBold.ts';
import { SealPercentFill } from '@sporta/ui/icons/SealPercentFill.ts';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { shopName } from '../../lib/shop-name.ts';
import { useCart } from '../../shared/cart/index.ts';
import { DeliveryBlock } from '../../shared/delivery/index.ts';
import { useHeaderLinks, useServiceLinks } from '../../shared/navigation/index.ts';
import { overlays } from '../../shared/overlays/index.ts';
import { useLoginHref, useSession } from '../../shared/session/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartButton } from './cart-button.tsx';
import { FastSearchButton } from './fast-search-button.tsx';
import type { SearchSlot } from './model/search-slot.ts';
import { useScrolledDown } from './model/use-scrolled-down.ts';

/** The header from 960 px on: row 1 stays, row 2 slides away while the page is scrolled down (design, section 4). */
export function Header({ SearchBox }: { SearchBox: SearchSlot }) {
  const { isLoggedIn } = useSession();
  const cart = useCart();
  const loginHref = useLoginHref();
  return (
    <>
      <header className="hd wide-only">
        <div className="wrap top">
          <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`}>
            <Logo />
          </Link>
          <SearchBox placeholder="Cerca un prodotto o una marca">
            <FastSearchButton className="fast">
              <ListChecksBold />
              <span className="fast-words">Spesa veloce</span>
            </FastSearchButton>
          </SearchBox>
          {isLoggedIn ? (
            <>
              <DeliveryBlock />
              <div className="hic">
                <Link href="/profile/lists" aria-label="Vai alle liste dei preferiti" title="Le tue liste">
                  <Heart />
                </Link>
                <AccountMenu />
              </div>
              <CartButton
                count={cart?.totalItems ?? 0}
                cents={euroToCents(cart?.totalPrice ?? 0)}
                label={[
                  'Carrello',
                  cartCountText(cart?.totalItems ?? 0),
                  formatEuro(euroToCents(cart?.totalPrice ?? 0)),
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            </>
          ) : (
            <div className="hic">
              <Link href={loginHref} className="in">
                <User />
                Accedi
              </Link>
            </div>
          )}
        </div>
      </header>
      <NavigationRow />
    </>
  );
}

/** Two pages every shop has are drawn by the design; other links bring a picture of their own, or none. */
function ServiceIcon({ href, icon }: { href: string; icon: string | undefined }) {
  if (icon) return <img src={icon} alt="" width="20" height="20" />;
  if (href === '/store-locator') return <Storefront />;
  return href === '/faq' ? <ChatCircleDots /> : null;
}

function NavigationRow() {
  const links = useHeaderLinks();
  const service = useServiceLinks();
  const away = useScrolledDown();
  return (
    <div className={cx('hnav wide-only', away && 'away')}>
      <nav className="wrap in" aria-label="Negozio">
        <button type="button" className="menu" onClick={() => overlays.open('menu')}>
          <ListBold />
          <span className="sr">Apri menu categorie: </span>
          Prodotti
        </button>
        {links.map(({ label, href, target, hot }) => (
          <Link key={href} href={href} target={target} className={hot ? 'hot' : undefined}>
            {hot ? <SealPercentFill /> : null}
            {label}
          </Link>
        ))}
        <button type="button" className="more-links" onClick={() => overlays.open('links')}>
          Altri link
        </button>
        <span className="sp" />
        {service.map(({ label, href, target, icon }) => (
          <Link key={href} href={href} target={target}>
            <ServiceIcon href={href} icon={icon} />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
