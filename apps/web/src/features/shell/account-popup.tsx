import { Menu, MenuItem, MenuLink, MenuSeparator } from '@sporta/ui/components/menu/Menu.tsx';
import { SignOut } from '@sporta/ui/icons/SignOut.ts';
import { User } from '@sporta/ui/icons/User.ts';
import { useEffect, useRef } from 'react';
import { accountLinks, displayName } from '../../shared/navigation/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { useLogout } from '../../shared/sign-out/index.ts';

/** The account menu; it comes because its button was pressed, so it opens at once. */
export default function AccountPopup() {
  const { user } = useSession();
  const logout = useLogout();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.click(), []);
  return (
    <Menu
      trigger={
        <button ref={button} type="button" aria-label="Il tuo profilo" title="Il tuo profilo">
          <User />
        </button>
      }
    >
      <div className="account-name">{displayName(user)}</div>
      {accountLinks(user).map(({ label, href }) => (
        <MenuLink key={href} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={SignOut} onClick={logout.leave}>
        Esci
      </MenuItem>
    </Menu>
  );
}
