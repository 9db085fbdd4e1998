import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '../../lib/router-context.ts';
import { sessionQuery } from './session.ts';

/**
 * For `beforeLoad` of pages behind a login: the visitor goes to /login, and comes back to the intended address after
 * (specification, section 2).
 */
export async function requireLogin({
  context,
  location,
}: {
  context: RouterContext;
  location: { href: string };
}): Promise<void> {
  const user = await context.queryClient.ensureQueryData(sessionQuery(context.api));
  if (user.userId === 0) throw redirect({ to: '/login', search: { redirect: location.href } });
}
