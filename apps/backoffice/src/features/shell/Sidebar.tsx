import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Room } from './rooms.ts';

interface SidebarProps {
  /** Where the person works: "Milano Tortona", or all stores. */
  place: string;
  rooms: readonly Room[];
  /** What waits in a room, by its key. */
  counts: Readonly<Record<string, number | undefined>>;
  /** At the bottom: who is at work. */
  person: ReactNode;
}

/** The rooms this person may enter, what waits in them, and who they are. */
export function Sidebar({ place, rooms, counts, person }: SidebarProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <nav className="bn" aria-label="Stanze del Banco">
      <Link href="/banco" className="logo" aria-label="Banco, vai a Oggi">
        <Logo height={34} />
      </Link>
      <span className="env">Banco · {place}</span>
      <ul>
        {rooms.map((room) => (
          <li key={room.key}>
            <RoomLink {...{ room }} current={isIn(path, room)} count={counts[room.key]} />
          </li>
        ))}
      </ul>
      <span className="grow" />
      {person}
    </nav>
  );
}

/** A room holds the pages below its address; the first room only its own. */
function isIn(path: string, { path: root }: Room): boolean {
  return root === '/' ? path === '/' : path === root || path.startsWith(`${root}/`);
}

function RoomLink({ room, current, count }: { room: Room; current: boolean; count: number | undefined }) {
  const Glyph = current ? room.activeIcon : room.icon;
  return (
    <Link
      href={`/banco${room.path === '/' ? '' : room.path}`}
      className="bn-item"
      title={room.name}
      aria-current={current ? 'page' : undefined}
    >
      <Glyph />
      <span>{room.name}</span>
      {count ? (
        <em>
          {count.toLocaleString('it-IT')} <span className="sr">in attesa</span>
        </em>
      ) : null}
    </Link>
  );
}
