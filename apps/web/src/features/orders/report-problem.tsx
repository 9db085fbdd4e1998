import { endpoints, type LineProblem, type Order, type ProblemReport } from '@sporta/contract';
import { Button, ButtonLink, Dialog, Note, Select, TextArea } from '@sporta/ui';
import { WarningCircle } from '@sporta/ui/icons/WarningCircle.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { lineQuantity, momentLong, PROBLEMS } from '../../shared/orders/index.ts';
import { LineChoice } from './line-choice.tsx';

/** What was missing or not good in an order that arrived; before that, a mail to the shop. */
export function ReportButton({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  if (order.state !== 'delivered') {
    return order.support ? (
      <ButtonLink
        kind="line"
        block
        className="above"
        href={`mailto:${order.support.email}?subject=${encodeURIComponent(`Ordine ${order.orderNumber}`)}`}
      >
        <WarningCircle />
        Segnala un problema
      </ButtonLink>
    ) : null;
  }
  return (
    <>
      {order.lines.some(({ reportable }) => reportable) ? (
        <Button kind="line" block className="above" onClick={() => setOpen(true)}>
          <WarningCircle />
          Segnala un problema
        </Button>
      ) : null}
      <Reports order={order} />
      <ReportDialog order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** What was reported before, and whether the shop has answered. */
function Reports({ order: { problems } }: { order: Order }) {
  if (problems.length === 0) return null;
  return (
    <ul className="order-reports">
      {problems.map(({ problemReportId, reportedAt, state }) => (
        <li key={problemReportId} className="small muted">
          Segnalazione di {momentLong(reportedAt)}:{' '}
          {state === 'open'
            ? 'la stiamo guardando, ti rispondiamo entro un giorno.'
            : 'ti abbiamo risposto per e-mail.'}
        </li>
      ))}
    </ul>
  );
}

interface ReportDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

function ReportDialog({ order, open, onClose }: ReportDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<ReadonlyMap<number, LineProblem>>(new Map());
  const [note, setNote] = useState('');
  const send = useMutation({
    mutationFn: async () => {
      const { data } = await api.call(endpoints.order.reportProblem, {
        order_id: order.orderId,
        lines: [...problems].map(([orderLineId, problem]) => ({ order_line_id: orderLineId, problem })),
        ...(note.trim() ? { note: note.trim() } : {}),
      });
      return data.report;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['orders', 'one', order.orderId] }),
  });
  const reportable = order.lines.filter((line) => line.reportable);
  const close = () => {
    onClose();
    if (!send.isSuccess) return;
    setProblems(new Map());
    setNote('');
    send.reset();
  };
  const set = (id: number, problem: LineProblem | undefined) => {
    const next = new Map(problems);
    if (problem) next.set(id, problem);
    else next.delete(id);
    setProblems(next);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Che cosa non va?"
      keepOnOutsidePress
      footer={
        send.isSuccess ? (
          <Button onClick={close}>Ho capito</Button>
        ) : (
          <Button busy={send.isPending} disabled={problems.size === 0} onClick={() => send.mutate()}>
            Invia la segnalazione
          </Button>
        )
      }
    >
      {send.error ? (
        <Note kind="err" live>
          {messageOf(send.error, 'La segnalazione non è partita: riprova.')}
        </Note>
      ) : null}
      {send.data ? (
        <Sent report={send.data} />
      ) : (
        <>
          <ul className="line-choices">
            {reportable.map((line) => {
              const { orderLineId } = line;
              return (
                <LineChoice
                  key={orderLineId}
                  line={line}
                  detail={lineQuantity(line.deliveredQuantity ?? line.orderedQuantity, line.weightUnitSelling)}
                  checked={problems.has(orderLineId)}
                  onChange={(checked) => set(orderLineId, checked ? 'missing' : undefined)}
                >
                  <Select
                    label="Che cosa è successo"
                    value={problems.get(orderLineId) ?? 'missing'}
                    onChange={({ target }) => set(orderLineId, target.value as LineProblem)}
                  >
                    {Object.entries(PROBLEMS).map(([problem, words]) => (
                      <option key={problem} value={problem}>
                        {words}
                      </option>
                    ))}
                  </Select>
                </LineChoice>
              );
            })}
          </ul>
          <TextArea
            label={
              <>
                Nota <span className="muted">facoltativa</span>
              </>
            }
            maxLength={1000}
            rows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
    </Dialog>
  );
}

function Sent({ report }: { report: ProblemReport }) {
  return (
    <div role="status">
      <ul className="sum-lines">
        {report.lines.map((line) => (
          <li key={line.orderLineId}>
            <span className="grow">{line.name}</span>
            <span className="muted">{PROBLEMS[line.problem]}</span>
          </li>
        ))}
      </ul>
      <Note kind="ok">
        <b>Segnalato {momentLong(report.reportedAt)}.</b> La ricevuta è nella posta di {report.receiptSentTo}: ti
        rispondiamo lì.
      </Note>
    </div>
  );
}
