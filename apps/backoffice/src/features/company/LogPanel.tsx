import { staffEndpoints } from '@sporta/contract';
import { useApi } from '../../lib/use-api.ts';
import { AuditPanel } from '../../shared/audit-log/index.ts';
import { customerKeys } from '../../shared/live/index.ts';

interface LogPanelProps {
  companyId: number;
  page: number;
  onPage: (page: number) => void;
}

/** Who of the staff looked at the company or changed something of it. */
export function LogPanel({ companyId, ...paging }: LogPanelProps) {
  const api = useApi();
  return (
    <AuditPanel
      subjectKey={customerKeys.company(companyId)}
      read={async (page, signal) =>
        (await api.call(staffEndpoints.staffCompanies.log, { company_id: companyId, page }, { signal })).data
      }
      {...paging}
    />
  );
}
