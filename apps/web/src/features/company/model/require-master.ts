import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../../../lib/router-context.ts';
import { sessionQuery } from '../../../shared/session/index.ts';

/**
 * For `beforeLoad` of the pages of master accounts (specification, section 6). Somebody else of a company is told whom to ask: the
 * page loads nothing then and shows `MastersOnly`. For a household they do not exist. The server checks it again at every call.
 *
 * @throws notFound for who belongs to no company
 */
export async function requireMaster({ context }: { context: RouterContext }): Promise<void> {
  const user = await context.queryClient.ensureQueryData(sessionQuery(context.api));
  if (!user.master && !user.company) throw notFound();
}
