import { ChipLink } from '@sporta/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dataPages } from './model/data-pages.ts';

/** The parts of "I tuoi dati". */
export function ProfileSections() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const row = useRef<HTMLElement>(null);
  // On phones the row is wider than the screen: the section that is open must be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its section.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [path]);
  return (
    <nav ref={row} className="profile-sections" aria-label="I tuoi dati">
      {dataPages.map(({ label, href }) => (
        <ChipLink key={href} href={href} current={path === href}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
