import { countText } from '@sporta/domain';
import type { Icon } from '@sporta/ui';
import { Link } from '@sporta/ui';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';
import { HeartFill } from '@sporta/ui/icons/HeartFill.ts';
import { ReceiptFill } from '@sporta/ui/icons/ReceiptFill.ts';
import { SealPercentFill } from '@sporta/ui/icons/SealPercentFill.ts';
import { TicketFill } from '@sporta/ui/icons/TicketFill.ts';
import { UserFill } from '@sporta/ui/icons/UserFill.ts';
import type { ReactNode } from 'react';
import { shopName } from '../../lib/shop-name.ts';
import { isForStaff } from '../../shared/navigation/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { useUsableVouchers } from '../../shared/vouchers/index.ts';
import { points } from './model/account-menu.ts';
import { ProfileNotices } from './profile-notices.tsx';

/** /profile: what is worth a look. On phones the menu is the page. @param children the orders, above the ways on */
export function ProfileHomePage({ children }: { children?: ReactNode }) {
  const { user } = useSession();
  const vouchers = useUsableVouchers();
  const earned = points(user);
  const tiles: TileProps[] = [
    {
      icon: ReceiptFill,
      href: '/profile/orders',
      title: 'Ordini',
      text: 'Segui la consegna, riordina, scarica le ricevute.',
    },
    { icon: HeartFill, href: '/profile/lists', title: 'Liste', text: 'I prodotti che compri di solito, pronti.' },
    {
      icon: TicketFill,
      href: '/profile/gifts',
      title: 'Buoni sconto',
      text: vouchers ? countText(vouchers, 'buono da usare', 'buoni da usare') : 'I tuoi buoni e le carte regalo.',
    },
    {
      icon: GiftFill,
      href: '/profile/rewards-cart',
      title: 'Premi',
      text: earned ? `Hai ${earned} punti ${shopName()}.` : 'Un punto per ogni euro di spesa.',
    },
    {
      icon: SealPercentFill,
      href: '/profile/create-offer',
      title: 'Crea la tua offerta',
      text: 'Scegli tu su quali prodotti avere lo sconto.',
    },
    {
      icon: UserFill,
      href: '/profile/profile-update',
      title: 'I tuoi dati',
      text: 'Contatti, password, fatturazione, consensi.',
    },
  ];
  return (
    <>
      <div className="page-title">
        <h1>{user.firstName ? `Ciao ${user.firstName}` : 'Il tuo profilo'}</h1>
      </div>
      <ProfileNotices />
      {children}
      <ul className="profile-tiles">
        {tiles
          .filter(({ href }) => !user.actedBy || isForStaff(href))
          .map((tile) => (
            <Tile key={tile.href} {...tile} />
          ))}
      </ul>
    </>
  );
}

interface TileProps {
  icon: Icon;
  href: string;
  title: string;
  text: string;
}

function Tile({ icon: Glyph, href, title, text }: TileProps) {
  return (
    <li>
      <Link className="panel profile-tile" href={href}>
        <span className="eic">
          <Glyph />
        </span>
        <b>{title}</b>
        <small className="muted">{text}</small>
      </Link>
    </li>
  );
}
