import { ButtonLink, EmptyState } from '@sporta/ui';
import { CheckCircleDuotone } from '@sporta/ui/icons/CheckCircleDuotone.ts';
import { WifiSlashDuotone } from '@sporta/ui/icons/WifiSlashDuotone.ts';
import { type Outcome, outcomeHeadings } from './model/outcome-headings.ts';
import '../../lib/sheets/account.css';

const HOME = { label: 'Torna alla spesa', href: '/' };
const PROFILE = { label: 'Il tuo profilo', href: '/profile' };

/** How something the customer asked for ended. Each is an address of its own, which mails and other pages point to. */
const outcomes = {
  'profile-confirmed': {
    ok: true,
    body: 'È tutto pronto: puoi fare la spesa e scegliere quando riceverla.',
    next: [HOME, PROFILE],
  },
  'profile-updated': {
    ok: true,
    body: 'Da adesso usiamo i dati nuovi. Gli ordini già fatti restano come sono.',
    next: [PROFILE, HOME],
  },
  'profile-update-error': {
    ok: false,
    body: 'Qualcosa non ha funzionato e i tuoi dati sono rimasti come prima. Riprova fra poco.',
    next: [{ label: 'Riprova', href: '/profile/profile-update' }, PROFILE],
  },
  'email-updated': {
    ok: true,
    body: 'Da adesso ti scriviamo al nuovo indirizzo. Usalo anche per accedere.',
    next: [HOME, PROFILE],
  },
  'account-removed': {
    ok: true,
    body: 'Abbiamo tolto i tuoi dati. Se un giorno torni, ti accogliamo volentieri.',
    next: [HOME],
  },
} as const satisfies Record<Outcome, object>;

export function OutcomePage({ outcome }: { outcome: Outcome }) {
  const { ok, body, next } = outcomes[outcome];
  return (
    <div className="outcome">
      <EmptyState
        icon={ok ? CheckCircleDuotone : WifiSlashDuotone}
        tone={ok ? undefined : 'err'}
        heading="h1"
        title={outcomeHeadings[outcome]}
        body={body}
        actions={next.map(({ label, href }, index) => (
          <ButtonLink key={href} kind={index === 0 ? 'primary' : 'line'} href={href}>
            {label}
          </ButtonLink>
        ))}
      />
    </div>
  );
}
