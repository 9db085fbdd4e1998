import { type ReconciliationReport, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { clock, countOf, euro, providerName } from '../../shared/figures/index.ts';
import { reportsKey, reportsQuery } from './payments-queries.ts';
import { kindNames, remedyNames } from './words.ts';

/** Each provider's day beside our ledger: what was taken and given back, and every difference with its remedy. */
export function ReportsPanel({ day }: { day: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(reportsQuery(api, day));
  const again = useMutation({
    mutationFn: async () =>
      (await api.call(staffEndpoints.staffPayments.reconciliation, { day, again: true })).data.reports,
    onSuccess: (reports) => queries.setQueryData(reportsKey(day), reports),
    onError: (problem) => toast.error(messageOf(problem)),
  });
  if (error && !data) return <LoadProblem error={error} what="i conti del giorno" onRetry={() => void refetch()} />;
  return (
    <section className="bx table">
      <div className="panel-head pad-head">
        <h2>Conti con i fornitori</h2>
        <Button kind="soft" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
          Confronta di nuovo
        </Button>
      </div>
      {data?.length === 0 ? <p className="muted pad">Per questo giorno non c’è ancora un confronto.</p> : null}
      {data && data.length > 0 ? <ReportsTable reports={data} /> : null}
    </section>
  );
}

function ReportsTable({ reports }: { reports: readonly ReconciliationReport[] }) {
  return (
    <table className="dt">
      <caption className="sr">Conti con i fornitori</caption>
      <thead>
        <tr>
          <th>Fornitore</th>
          <th className="r">Incassato qui</th>
          <th className="r">Incassato da loro</th>
          <th className="r from-tablet">Rimborsato qui</th>
          <th className="r from-tablet">Rimborsato da loro</th>
          <th>Esito</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <Fragment key={report.provider}>
            <tr>
              <td>
                <b>{providerName(report.provider)}</b>
                <small>confronto delle {clock(report.madeAt)}</small>
              </td>
              <td className="r">{euro(report.ours.captured)}</td>
              <td className="r">{euro(report.theirs.captured)}</td>
              <td className="r from-tablet">{euro(report.ours.refunded)}</td>
              <td className="r from-tablet">{euro(report.theirs.refunded)}</td>
              <td>
                <ReportTag report={report} />
              </td>
            </tr>
            {report.differences.map((difference) => (
              <tr key={`${difference.paymentRef}-${difference.kind}`}>
                <td colSpan={5}>
                  {kindNames[difference.kind]}: {difference.paymentRef}
                  <small>
                    qui {euro(difference.ours.captured)}, da loro {euro(difference.theirs.captured)} ·{' '}
                    {remedyNames[difference.remedy]}
                  </small>
                </td>
                <td>
                  <Tag tone={difference.settled ? 'green' : 'warn'}>{difference.settled ? 'Sistemato' : 'Aperto'}</Tag>
                </td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function ReportTag({ report: { complete, differences } }: { report: ReconciliationReport }) {
  const open = differences.filter(({ settled }) => !settled).length;
  if (!complete) return <Tag tone="err">Il fornitore non ha risposto a tutto</Tag>;
  if (open > 0) return <Tag tone="warn">{countOf(open, 'differenza', 'differenze')}</Tag>;
  return (
    <Tag tone="green" icon={CheckCircleFill}>
      Tornano
    </Tag>
  );
}
