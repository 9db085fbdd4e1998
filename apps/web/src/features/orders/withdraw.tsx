import { endpoints, type Order, type OrderLine, type Withdrawal } from '@sporta/contract';
import { euroToCents, formatDayLong, formatEuro, shopDay } from '@sporta/domain';
import { Button, Dialog, Note, Select, TextArea } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusFirstWrong } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { lineQuantity, momentLong } from '../../shared/orders/index.ts';
import { LineChoice, LineChoices } from './line-choice.tsx';

/** The withdrawal function of Cod. consumo art. 54-bis: in sight for the whole period, two steps, a dated receipt. */
export function Withdraw({ order }: { order: Order }) {
  const [open, setOpen] = useState(false);
  if (!order.canWithdraw && !open) return null;
  return (
    <section className="panel order-right" aria-labelledby="recesso">
      <h2 id="recesso">Hai cambiato idea?</h2>
      <p className="small muted">
        {order.withdrawUntil
          ? `Fino a ${formatDayLong(shopDay(Date.parse(order.withdrawUntil)))} puoi restituire i prodotti confezionati, senza dire perché.`
          : 'Puoi restituire i prodotti confezionati, senza dire perché.'}
      </p>
      <Button kind="line" block onClick={() => setOpen(true)}>
        Recedi dal contratto qui
      </Button>
      <WithdrawDialog order={order} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

interface WithdrawDialogProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

function WithdrawDialog({ order, open, onClose }: WithdrawDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  /** Pieces by line; undefined = all there are. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | undefined>>(new Map());
  const [reason, setReason] = useState('');
  const send = useMutation({
    mutationFn: async (confirm: boolean) => {
      const { data } = await api.call(endpoints.order.withdraw, {
        order_id: order.orderId,
        lines: [...chosen].map(([orderLineId, quantity]) => ({ order_line_id: orderLineId, quantity })),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
        confirm,
      });
      return data.withdrawal;
    },
    onSuccess: ({ state }) => {
      if (state === 'requested') void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const [tried, setTried] = useState(false);
  const askOrLead = () => {
    setTried(chosen.size === 0);
    if (chosen.size > 0) send.mutate(false);
    else focusFirstWrong('.line-choices');
  };
  const close = () => {
    onClose();
    setTried(false);
    if (send.data?.state === 'requested') setChosen(new Map());
    send.reset();
  };
  const shown = send.data;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={shown?.state === 'requested' ? 'Recesso inviato' : 'Recedi dal contratto'}
      keepOnOutsidePress
      footer={
        shown?.state === 'requested' ? (
          <Button onClick={close}>Ho capito</Button>
        ) : shown ? (
          <>
            <Button kind="line" onClick={() => send.reset()}>
              Torna Indietro
            </Button>
            <Button busy={send.isPending} onClick={() => send.mutate(true)}>
              Conferma il recesso
            </Button>
          </>
        ) : (
          <Button busy={send.isPending} onClick={askOrLead}>
            Continua
          </Button>
        )
      }
    >
      {send.error ? (
        <Note kind="err" live>
          {messageOf(send.error, 'Il recesso non è partito: riprova.')}
        </Note>
      ) : null}
      {shown ? (
        <Summary withdrawal={shown} />
      ) : (
        <Choose
          lines={order.lines}
          chosen={chosen}
          wrong={tried && chosen.size === 0 ? 'Scegli almeno un prodotto' : undefined}
          onChoose={setChosen}
          reason={reason}
          onReason={setReason}
        />
      )}
    </Dialog>
  );
}

interface ChooseProps {
  lines: readonly OrderLine[];
  chosen: ReadonlyMap<number, number | undefined>;
  /** Why the choice is not accepted. */
  wrong: string | undefined;
  onChoose: (chosen: ReadonlyMap<number, number | undefined>) => void;
  reason: string;
  onReason: (reason: string) => void;
}

/** Step 1: which lines, how many of each. */
function Choose({ lines, chosen, wrong, onChoose, reason, onReason }: ChooseProps) {
  const possible = lines.filter(({ withdrawable }) => withdrawable);
  const reported = lines.some(({ problem }) => problem === 'missing');
  const set = (id: number, quantity: number | undefined) => onChoose(new Map(chosen).set(id, quantity));
  const leave = (id: number) => onChoose(new Map([...chosen].filter(([each]) => each !== id)));
  return (
    <>
      <p className="muted small">
        Scegli che cosa restituire. I prodotti freschi, e quelli già resi, non sono in elenco: per loro la legge non
        prevede il recesso.{reported ? ' Su quelli che mancano, come ci hai segnalato, ti rispondiamo noi.' : ''}
      </p>
      <LineChoices wrong={wrong}>
        {possible.map((line) => {
          const { orderLineId, weightUnitSelling } = line;
          const received = line.deliveredQuantity ?? line.orderedQuantity;
          return (
            <LineChoice
              key={orderLineId}
              line={line}
              wrong={Boolean(wrong)}
              detail={`${lineQuantity(received, weightUnitSelling)} · ${formatEuro(euroToCents(line.deliveredAmount ?? line.orderedAmount))}`}
              checked={chosen.has(orderLineId)}
              onChange={(checked) => (checked ? set(orderLineId, undefined) : leave(orderLineId))}
            >
              {weightUnitSelling === 'pz' && received > 1 ? (
                <Select
                  label="Quanti ne restituisci"
                  value={chosen.get(orderLineId) ?? ''}
                  onChange={({ target }) => set(orderLineId, target.value ? Number(target.value) : undefined)}
                >
                  <option value="">Tutti</option>
                  {Array.from({ length: received - 1 }, (_, index) => index + 1).map((pieces) => (
                    <option key={pieces} value={pieces}>
                      {pieces}
                    </option>
                  ))}
                </Select>
              ) : null}
            </LineChoice>
          );
        })}
      </LineChoices>
      <TextArea
        label={
          <>
            Motivo <span className="muted">facoltativo</span>
          </>
        }
        maxLength={1000}
        rows={2}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
    </>
  );
}

/** Step 2, and the receipt. */
function Summary({ withdrawal }: { withdrawal: Withdrawal }) {
  const { lines, refundTotal, requestedAt, receiptSentTo } = withdrawal;
  return (
    <div role={requestedAt ? 'status' : undefined}>
      <ul className="sum-lines">
        {lines.map((line) => (
          <li key={line.orderLineId}>
            <span className="grow">
              {line.name} <span className="muted">× {lineQuantity(line.quantity, 'pz')}</span>
              {line.reason ? <span className="own-line small muted">{line.reason}</span> : null}
            </span>
            <span className="num">{formatEuro(euroToCents(line.amount))}</span>
          </li>
        ))}
        <li>
          <b className="grow">Da rimborsare</b>
          <b className="num">{formatEuro(euroToCents(refundTotal))}</b>
        </li>
      </ul>
      {requestedAt ? (
        <Note kind="ok">
          <b>Ricevuto {momentLong(requestedAt)}.</b> La ricevuta con la data è nella posta di {receiptSentTo}. Ti
          rimborsiamo come hai pagato, appena i prodotti tornano da noi.
        </Note>
      ) : (
        <p className="small muted">Con la conferma il recesso parte subito. Ti mandiamo una ricevuta con data e ora.</p>
      )}
    </div>
  );
}
