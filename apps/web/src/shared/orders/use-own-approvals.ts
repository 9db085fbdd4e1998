import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { ownApprovalsQuery } from './approvals.ts';

/** What limits the one who orders for a company, and what its master was asked; undefined for everybody else, and until it is read. */
export function useOwnApprovals() {
  const { user } = useSession();
  const enabled = Boolean(user.company) && !user.master;
  return useQuery({ ...ownApprovalsQuery(useApi(), user.userId), enabled }).data;
}
