import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../../lib/router-context.ts';
import { sessionQuery } from '../../../shared/session/index.ts';

/**
 * For `beforeLoad` of the pages of master accounts (specification, section 6): for anybody else they do not exist. The
 * server checks it again at every call.
 *
 * @throws notFound for accounts that are no master
 */
export async function requireMaster({ context }: { context: RouterContext }): Promise<void> {
  const user = await context.queryClient.ensureQueryData(sessionQuery(context.api));
  if (!user.master) throw notFound();
}
