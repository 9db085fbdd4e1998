import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';
import { webSettings } from '../lib/web-settings.ts';
import { safeReturnPath, sessionQuery } from '../shared/session/index.ts';

interface LoginSearch {
  /** Where to go after login. */
  redirect?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search.redirect === 'string' ? { redirect: safeReturnPath(search.redirect) } : {},
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery(context.api));
    if (user.userId !== 0) throw redirect({ href: safeReturnPath(search.redirect) });
  },
  head: () => ({ meta: [{ title: `Accedi | ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: Login,
});

function Login() {
  const { settings } = Route.useRouteContext();
  return <LoginPage redirect={Route.useSearch().redirect} staffSignIn={(settings ?? webSettings()).staffSignIn} />;
}
