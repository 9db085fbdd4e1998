import { createFileRoute, redirect } from '@tanstack/react-router';
import { InvitationPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';
import { sessionQuery } from '../shared/session/index.ts';

interface InvitationSearch {
  /** Code of the mail a company sent. */
  invitation?: string;
}

/** Where the mail of an invitation leads; without one, who comes here wants to register. */
export const Route = createFileRoute('/registration')({
  validateSearch: ({ invitation }: Record<string, unknown>): InvitationSearch =>
    typeof invitation === 'string' && invitation ? { invitation } : {},
  beforeLoad: async ({ context, search }) => {
    if (!search.invitation) throw redirect({ to: '/registration-user' });
    await context.queryClient.ensureQueryData(sessionQuery(context.api));
  },
  // The code is a secret: it must not reach other sites through the address of this page.
  head: () => ({
    meta: [
      { title: `Invito di un’azienda — ${shopName()}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: InvitationRoute,
});

function InvitationRoute() {
  const { invitation } = Route.useSearch();
  return invitation ? <InvitationPage token={invitation} /> : null;
}
