import { createFileRoute } from '@tanstack/react-router';
import { safeReturnPath } from '../features/session/model/remembered.ts';

interface LoginSearch {
  /** Where to go after login. */
  redirect?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search.redirect === 'string' ? { redirect: safeReturnPath(search.redirect) } : {},
  component: LoginPage,
});

function LoginPage() {
  return <h1>Accedi</h1>;
}
