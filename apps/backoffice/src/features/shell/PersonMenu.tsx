import { endpoints, staffEndpoints } from '@sporta/contract';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@sporta/ui/components/menu/Menu.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { Keyboard } from '@sporta/ui/icons/Keyboard.ts';
import { Lock } from '@sporta/ui/icons/Lock.ts';
import { ShieldCheck } from '@sporta/ui/icons/ShieldCheck.ts';
import { SignOut } from '@sporta/ui/icons/SignOut.ts';
import { Storefront } from '@sporta/ui/icons/Storefront.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { initials } from '../../shared/figures/index.ts';
import { forgetMe, fullName, meQuery, useMe } from '../../shared/staff/index.ts';
import { PinDialog } from './PinDialog.tsx';

/** Who is at work, and what concerns them: lock, PIN, keys, the way out. */
export function PersonMenu({ onShowKeys }: { onShowKeys: () => void }) {
  const me = useMe();
  const api = useApi();
  const queries = useQueryClient();
  const [choosingPin, setChoosingPin] = useState(false);

  const lock = async () => {
    const { data } = await api.call(staffEndpoints.staff.lock);
    queries.setQueryData(meQuery(api).queryKey, data.person);
  };
  const leave = async () => {
    await api.call(endpoints.session.logout);
    await forgetMe();
    location.assign('/login');
  };
  const orSay = (work: Promise<void>) => work.catch((error) => toast.error(messageOf(error)));

  return (
    <>
      <Menu
        align="start"
        trigger={
          <button type="button" className="bn-me">
            <span className="av" aria-hidden="true">
              {initials(fullName(me))}
            </span>
            <span>
              <b>{fullName(me)}</b>
              <small>{me.roleLabels.join(', ')}</small>
            </span>
          </button>
        }
      >
        <MenuItem icon={Lock} onClick={() => orSay(lock())}>
          Blocca lo schermo
        </MenuItem>
        <MenuItem icon={ShieldCheck} onClick={() => setChoosingPin(true)}>
          {me.pin ? 'Cambia il PIN' : 'Scegli un PIN'}
        </MenuItem>
        <MenuItem icon={Keyboard} onClick={onShowKeys}>
          Tasti
        </MenuItem>
        <MenuSeparator />
        <MenuLink icon={Storefront} href="/">
          Vai al negozio
        </MenuLink>
        <MenuItem icon={SignOut} onClick={() => orSay(leave())}>
          Esci
        </MenuItem>
      </Menu>
      <PinDialog open={choosingPin} onClose={() => setChoosingPin(false)} />
    </>
  );
}
