import { endpoints, type Order, type ProblemReport, type ProblemWish } from '@sporta/contract';
import { Button, Dialog, Note, RadioCards, TextArea } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusFirstWrong } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { lineQuantity, momentLong, PROBLEMS } from '../../shared/orders/index.ts';
import { ReportLines } from './report-lines.tsx';
import { ReportPhotos } from './report-photos.tsx';
import { quantityToReport, type Reported } from './report-quantity.ts';

interface ReportDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

interface Draft {
  lines: ReadonlyMap<number, Reported>;
  wish: ProblemWish;
  photos: readonly string[];
  note: string;
}

const nothing: Draft = { lines: new Map(), wish: 'refund', photos: [], note: '' };

const wishes: readonly { value: ProblemWish; title: string; body: string }[] = [
  { value: 'refund', title: 'Il rimborso', body: 'Torna su come hai pagato.' },
  { value: 'voucher', title: 'Un buono', body: 'Lo usi alla prossima spesa, appena ti rispondiamo.' },
];

/** What was missing or not good, how much of it, with photos, and what the customer would like for it. */
export function ReportDialog({ order, open, onClose }: ReportDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(nothing);
  const { lines, wish, photos, note } = draft;
  const reportable = order.lines.filter((line) => line.reportable);
  const wanted = reportable.flatMap((line) => {
    const reported = lines.get(line.orderLineId);
    return reported ? [{ line, problem: reported.problem, quantity: quantityToReport(line, reported) }] : [];
  });
  const isReady = wanted.length > 0 && wanted.every(({ quantity }) => quantity !== 'unclear');
  const [tried, setTried] = useState(false);
  const nothingChosen = tried && wanted.length === 0;
  const change = (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some }));
  const send = useMutation({
    mutationFn: async () => {
      const { data } = await api.call(endpoints.order.reportProblem, {
        order_id: order.orderId,
        lines: wanted.flatMap(({ line, problem, quantity }) =>
          quantity === 'unclear' ? [] : [{ order_line_id: line.orderLineId, problem, quantity }],
        ),
        wish,
        ...(photos.length > 0 ? { photos: [...photos] } : {}),
        ...(note.trim() ? { note: note.trim() } : {}),
      });
      return data.report;
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['orders', 'one', order.orderId] }),
  });
  const sendOrLead = () => {
    setTried(!isReady);
    if (isReady) send.mutate();
    else focusFirstWrong('.line-choices');
  };
  const close = () => {
    onClose();
    setTried(false);
    if (!send.isSuccess) return;
    setDraft(nothing);
    send.reset();
  };
  const setLine = (id: number, reported: Reported | undefined) => {
    const next = new Map(lines);
    if (reported) next.set(id, reported);
    else next.delete(id);
    change({ lines: next });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={send.isSuccess ? 'Segnalazione inviata' : 'Che cosa non va?'}
      keepOnOutsidePress
      footer={
        send.isSuccess ? (
          <Button onClick={close}>Ho capito</Button>
        ) : (
          <Button busy={send.isPending} onClick={sendOrLead}>
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
        <Sent report={send.data} order={order} />
      ) : (
        <>
          <ReportLines
            lines={reportable}
            reported={lines}
            wrong={nothingChosen ? 'Segna almeno un prodotto' : undefined}
            onChange={setLine}
          />
          <ReportPhotos orderId={order.orderId} photos={photos} onChange={(sent) => change({ photos: sent })} />
          <RadioCards
            className="report-wish"
            legend="Che cosa preferisci"
            options={wishes}
            value={wish}
            onChange={(value) => change({ wish: value as ProblemWish })}
          />
          <TextArea
            label={
              <>
                Nota <span className="muted">facoltativa</span>
              </>
            }
            maxLength={1000}
            rows={2}
            value={note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      )}
    </Dialog>
  );
}

function Sent({ report, order }: { report: ProblemReport; order: Order }) {
  const unitOf = (id: number) => order.lines.find(({ orderLineId }) => orderLineId === id)?.weightUnitSelling ?? 'pz';
  return (
    <div role="status">
      <ul className="sum-lines">
        {report.lines.map(({ orderLineId, name, problem, quantity }) => (
          <li key={orderLineId}>
            <span className="grow">
              {name}
              {quantity === undefined ? null : (
                <span className="muted"> × {lineQuantity(quantity, unitOf(orderLineId))}</span>
              )}
            </span>
            <span className="muted">{PROBLEMS[problem]}</span>
          </li>
        ))}
      </ul>
      <Note kind="ok">
        <b>Segnalato {momentLong(report.reportedAt)}.</b> La ricevuta è nella posta di {report.receiptSentTo}.
      </Note>
      <h3 className="report-next">Cosa succede adesso</h3>
      <ol className="report-steps">
        <li>Una persona del servizio clienti guarda la segnalazione{report.photos.length > 0 ? ' e le foto' : ''}.</li>
        <li>Entro un giorno ti rispondiamo per e-mail, e trovi la risposta in questa pagina.</li>
        <li>
          {report.wish === 'voucher'
            ? 'Se va bene un buono, è subito fra i tuoi e lo usi alla prossima spesa.'
            : 'Se c’è un rimborso, parte subito e torna su come hai pagato.'}{' '}
          Tieni da parte i prodotti fino alla risposta.
        </li>
      </ol>
    </div>
  );
}
