import { staffEndpoints } from '@sporta/contract';
import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { SkipLink } from '@sporta/ui/components/layout/SkipLink.tsx';
import { ListBold } from '@sporta/ui/icons/ListBold.ts';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { useKeys } from '../../shared/keyboard/index.ts';
import { todayQuery, useLive } from '../../shared/live/index.ts';
import { OpenRooms } from '../../shared/rooms/index.ts';
import { mayUse, meQuery, useKeepMe, useMe } from '../../shared/staff/index.ts';
import { GlobalSearch } from './GlobalSearch.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LockScreen } from './LockScreen.tsx';
import { ClosedRoom } from './NoRoom.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { RoomsDrawer } from './RoomsDrawer.tsx';
import { closedAt, roomsOf } from './rooms.ts';
import { Sidebar } from './Sidebar.tsx';
import { useIdleLock } from './use-idle-lock.ts';

/** What surrounds every page: the rooms at the left, the keys that work everywhere, the search, the lock. */
export function BancoShell({ children }: { children: ReactNode }) {
  useKeepMe();
  return useMe().locked ? <LockScreen /> : <OpenShell>{children}</OpenShell>;
}

function OpenShell({ children }: { children: ReactNode }) {
  const me = useMe();
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const [open, setOpen] = useState<'search' | 'keys' | 'rooms'>();
  const close = () => setOpen(undefined);
  const rooms = roomsOf(me);
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '/' });
  const closed = closedAt(path, me);
  const wholeScreen = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.wholeScreen) });
  const searches = mayUse(me, staffEndpoints.staff.search);
  const { data: today } = useQuery({ ...todayQuery(api), enabled: mayUse(me, staffEndpoints.staff.today) });

  useLive();
  const lock = useCallback(() => {
    void api
      .call(staffEndpoints.staff.lock)
      .then(({ data }) => queries.setQueryData(meQuery(api).queryKey, data.person))
      // Without a network the next look locks; a session that ended asks for a sign-in by itself.
      .catch(() => undefined);
  }, [api, queries]);
  useIdleLock(me.idleLockMinutes, me.sessionEndsAt, lock);
  useKeys({
    '?': () => setOpen('keys'),
    ...(searches ? { '/': () => setOpen('search') } : {}),
    ...Object.fromEntries(
      rooms.map(({ letter, path }) => [`g ${letter}`, () => void router.navigate({ href: `/banco${path}` })]),
    ),
  });

  const sidebar = (
    <Sidebar
      place={
        me.stores.length === 1
          ? (me.stores[0]?.name ?? '')
          : me.allStores
            ? 'tutte le sedi'
            : `${me.stores.length} sedi`
      }
      rooms={rooms}
      counts={{ orders: today?.counts.open, cases: today?.counts.cases }}
      person={<PersonMenu onShowKeys={() => setOpen('keys')} />}
    />
  );
  const drawers = (
    <>
      <RoomsDrawer open={open === 'rooms'} onClose={close}>
        {sidebar}
      </RoomsDrawer>
      <KeysDialog open={open === 'keys'} onClose={close} rooms={rooms} />
    </>
  );
  // A page for hands that hold goods has the screen for itself, and opens the rooms when it wants to.
  if (wholeScreen && !closed) {
    return (
      <OpenRooms value={() => setOpen('rooms')}>
        {children}
        {drawers}
      </OpenRooms>
    );
  }
  return (
    <>
      <SkipLink target="content" />
      <header className="btop">
        <IconButton icon={ListBold} label="Apri le stanze" onClick={() => setOpen('rooms')} />
        <Logo height={28} />
        <span className="grow" />
        {searches ? <IconButton icon={MagnifyingGlassBold} label="Cerca" onClick={() => setOpen('search')} /> : null}
      </header>
      <div className="bo">
        {sidebar}
        <div>
          <OfflineBar />
          <main className="bm" id="content" tabIndex={-1}>
            {closed ? <ClosedRoom name={closed.name} /> : children}
          </main>
        </div>
      </div>
      {drawers}
      {searches ? <GlobalSearch open={open === 'search'} onClose={close} /> : null}
    </>
  );
}
