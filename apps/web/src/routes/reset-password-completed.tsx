import { createFileRoute } from '@tanstack/react-router';
import { ResetCompletedPage } from '../features/identity/index.ts';

export const Route = createFileRoute('/reset-password-completed')({
  head: () => ({ meta: [{ title: 'Password cambiata — Sporta' }, { name: 'robots', content: 'noindex' }] }),
  component: ResetCompletedPage,
});
