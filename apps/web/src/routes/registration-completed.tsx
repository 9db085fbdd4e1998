import { createFileRoute } from '@tanstack/react-router';
import { RegistrationCompletedPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

interface CompletedSearch {
  e_mail?: string;
  tipo?: 'azienda';
}

export const Route = createFileRoute('/registration-completed')({
  validateSearch: ({ e_mail: email, tipo }: Record<string, unknown>): CompletedSearch => ({
    ...(typeof email === 'string' ? { e_mail: email } : {}),
    ...(tipo === 'azienda' ? { tipo } : {}),
  }),
  head: () => ({ meta: [{ title: `Controlla la posta — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: CompletedRoute,
});

function CompletedRoute() {
  const { e_mail: email, tipo } = Route.useSearch();
  return <RegistrationCompletedPage email={email} business={tipo === 'azienda'} />;
}
