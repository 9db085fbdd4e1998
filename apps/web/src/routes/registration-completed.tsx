import { createFileRoute } from '@tanstack/react-router';
import { RegistrationCompletedPage } from '../features/account/registration-outcome.tsx';

interface CompletedSearch {
  e_mail?: string;
}

export const Route = createFileRoute('/registration-completed')({
  validateSearch: (search: Record<string, unknown>): CompletedSearch =>
    typeof search.e_mail === 'string' ? { e_mail: search.e_mail } : {},
  head: () => ({ meta: [{ title: 'Controlla la posta — Sporta' }, { name: 'robots', content: 'noindex' }] }),
  component: CompletedRoute,
});

function CompletedRoute() {
  const { e_mail: email } = Route.useSearch();
  return <RegistrationCompletedPage email={email} />;
}
