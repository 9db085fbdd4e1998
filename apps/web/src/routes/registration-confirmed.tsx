import { createFileRoute } from '@tanstack/react-router';
import { RegistrationConfirmedPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

interface ConfirmedSearch {
  e_mail?: string;
  reg_control_code?: string;
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/registration-confirmed')({
  validateSearch: (search: Record<string, unknown>): ConfirmedSearch => {
    const email = text(search.e_mail);
    const code = text(search.reg_control_code);
    return { ...(email ? { e_mail: email } : {}), ...(code ? { reg_control_code: code } : {}) };
  },
  // The code is a secret: it must not reach other sites through the address of this page.
  head: () => ({
    meta: [
      { title: `Conferma dell’account — ${shopName()}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ConfirmedRoute,
});

function ConfirmedRoute() {
  const { e_mail: email, reg_control_code: code } = Route.useSearch();
  return <RegistrationConfirmedPage email={email} code={code} />;
}
