import { staffEndpoints } from '@sporta/contract';
import { useApi } from '../../lib/use-api.ts';
import { AuditPanel } from '../../shared/audit-log/index.ts';
import { customerKeys } from '../../shared/live/index.ts';

interface LogPanelProps {
  userId: number;
  page: number;
  onPage: (page: number) => void;
}

/** Who of the staff looked at the customer or changed something of them. */
export function LogPanel({ userId, ...paging }: LogPanelProps) {
  const api = useApi();
  return (
    <AuditPanel
      subjectKey={customerKeys.one(userId)}
      read={async (page, signal) =>
        (await api.call(staffEndpoints.staffCustomers.log, { user_id: userId, page }, { signal })).data
      }
      {...paging}
    />
  );
}
