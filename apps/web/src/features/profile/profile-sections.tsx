import { ChipLink } from '@sporta/ui';
import { useRouterState } from '@tanstack/react-router';

const SECTIONS = [
  { label: 'Dati personali', href: '/profile/profile-update' },
  { label: 'Accesso e password', href: '/profile/update-password' },
  { label: 'Fatturazione', href: '/profile/billing' },
  { label: 'Consensi', href: '/profile/consents' },
  { label: 'Privacy', href: '/profile/privacy' },
];

/** The parts of "I tuoi dati". */
export function ProfileSections() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav className="profile-sections" aria-label="I tuoi dati">
      {SECTIONS.map(({ label, href }) => (
        <ChipLink key={href} href={href} current={path === href}>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
