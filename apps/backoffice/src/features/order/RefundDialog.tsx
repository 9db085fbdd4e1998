import type { StaffOrder, StaffRefund } from '@sporta/contract';
import { formatDayLong, formatWindow } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { countOf, euro, percent } from '../../shared/figures/index.ts';
import { RefundLine } from './RefundLine.tsx';
import { RefundSums } from './RefundSums.tsx';
import { mostOf, nothingChosen, type RefundChoice, refundRequest } from './refund-choice.ts';
import { type LineReason, LONGEST_WORDS, lineReasons, reasonMissing, reasonOf } from './refund-reasons.ts';
import { readSums, type TypedSums } from './refund-sums.ts';
import { useRefund } from './use-refund.ts';

interface RefundDialogProps {
  open: boolean;
  onClose: () => void;
  /** After the money was asked for. */
  onDone: () => void;
  order: StaffOrder;
  /** Lines that were chosen on the page before. */
  chosenLines?: readonly number[];
}

/** Gives back lines or an amount: the server says where the money goes before anybody presses the button with the sum. */
export function RefundDialog({ open, onClose, onDone, order, chosenLines = [] }: RefundDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Rimborsa prodotti dell’ordine ${order.orderNumber}`}
      width={1100}
      className="refund"
      keepOnOutsidePress
    >
      <RefundForm {...{ order, chosenLines, onClose, onDone }} />
    </Dialog>
  );
}

interface RefundFormProps {
  order: StaffOrder;
  chosenLines: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

function RefundForm({ order, chosenLines, onClose, onDone }: RefundFormProps) {
  const reported = reportedLines(order);
  /** What was chosen on the page comes first, then what somebody reported. */
  const weight = ({ orderLineId }: StaffOrder['lines'][number]) =>
    2 * Number(chosenLines.includes(orderLineId)) + Number(reported.has(orderLineId));
  const lines = order.lines
    .filter(({ refundableQuantity }) => refundableQuantity > 0)
    .toSorted((a, b) => weight(b) - weight(a));
  const [choice, setLines] = useState<RefundChoice>(() => ({
    ...nothingChosen,
    lines: mostOf(lines.filter(({ orderLineId }) => chosenLines.includes(orderLineId))),
  }));
  const [sums, setSums] = useState<TypedSums>([]);
  /** Other goods are another sum: how it was shared out holds no more. */
  const setChoice = (next: RefundChoice) => {
    setLines(next);
    setSums([]);
  };
  const [find, setFind] = useState('');
  const [reasons, setReasons] = useState<Readonly<Record<number, LineReason | undefined>>>({});
  const [words, setWords] = useState('');
  const [notify, setNotify] = useState(true);
  const [collect, setCollect] = useState(false);
  const [known, setKnown] = useState<StaffRefund>();
  const asked = refundRequest(choice, lines);
  const ofSums = readSums(sums, known?.shares ?? [], known?.total ?? 0);
  const request = asked && ofSums.wanted.length > 0 ? { ...asked, shares: ofSums.wanted } : asked;
  const { preview, current, isAsking, confirm } = useRefund(order.orderId, request);
  // an answer stays on screen while the next one is refused
  if (preview.data && preview.data !== known) setKnown(preview.data);

  const wanted = find.trim().toLocaleLowerCase('it');
  const shown = lines.filter(
    (line) =>
      choice.lines[line.orderLineId] !== undefined ||
      `${line.shortDescr} ${line.name}`.toLocaleLowerCase('it').includes(wanted),
  );
  const whole = () => setChoice({ ...choice, lines: mostOf(lines) });
  const setLine = (orderLineId: number, text: string | undefined) => {
    const { [orderLineId]: _before, ...others } = choice.lines;
    setChoice({ ...choice, lines: text === undefined ? others : { ...others, [orderLineId]: text } });
  };
  const chosen = lines.filter(({ orderLineId }) => choice.lines[orderLineId] !== undefined);
  const reason = reasonOf(
    chosen.map(({ name, orderLineId }) => ({ name, reason: reasons[orderLineId] })),
    words,
  );
  const missing = reasonMissing(reason, chosen.length > 0);
  const collects = collect && chosen.length > 0;
  const total = current?.total || undefined;
  const isChosen = chosen.length > 0 || Boolean(request?.amount);
  const send = () => {
    if (total === undefined) return;
    confirm.mutate(
      { reason, notify, collect: collects, expectedTotal: total },
      {
        onSuccess: () => {
          toast.success(`Rimborso di ${euro(total)} chiesto`);
          onDone();
        },
      },
    );
  };
  const problem = confirm.error ?? (request ? preview.error : null);

  return (
    <div className="stack">
      <div className="row">
        <TextInput
          className="grow"
          label="Cerca tra i prodotti consegnati"
          hideLabel
          type="search"
          placeholder={`Cerca tra i ${lines.length} prodotti consegnati`}
          value={find}
          start={<MagnifyingGlass />}
          onChange={(event) => setFind(event.target.value)}
        />
        <Button kind="line" onClick={whole}>
          Tutto l’ordine
        </Button>
      </div>
      <ul className="refund-lines">
        {shown.map((line) => (
          <RefundLine
            key={line.orderLineId}
            line={line}
            text={choice.lines[line.orderLineId]}
            amount={current?.lines.find(({ orderLineId }) => orderLineId === line.orderLineId)?.amount}
            onChange={(text) => setLine(line.orderLineId, text)}
            reported={reported.get(line.orderLineId)}
            reason={reasons[line.orderLineId]}
            onReason={(next) => setReasons({ ...reasons, [line.orderLineId]: next })}
          />
        ))}
      </ul>
      <div className="refund-more">
        <TextInput
          label="Altro importo, per esempio per un ritardo"
          inputMode="decimal"
          placeholder="0,00"
          end={<span className="unit">€</span>}
          value={choice.amount}
          onChange={(event) => setChoice({ ...choice, amount: event.target.value })}
        />
        <TextInput
          label="Motivo, lo legge chi ha ordinato"
          hint={
            chosen.some(({ orderLineId }) => reasons[orderLineId]) ? 'Si aggiunge a quelli dei prodotti' : undefined
          }
          list="refund-reasons"
          maxLength={LONGEST_WORDS}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <datalist id="refund-reasons">
          {[...lineReasons, 'Consegna in ritardo'].map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      </div>
      {total === undefined && !(isChosen && isAsking) ? null : (
        <p className="refund-sum">
          <b className="grow">
            Da rimborsare{chosen.length > 0 ? `, ${countOf(chosen.length, 'riga', 'righe')}` : null}
          </b>
          {total === undefined ? <span className="muted">Calcolo…</span> : <b className="num">{euro(total)}</b>}
        </p>
      )}
      {known ? (
        <RefundSums
          refund={known}
          isOld={isChosen ? total === undefined : known.total > 0}
          typed={sums}
          problem={ofSums.problem}
          onType={setSums}
        />
      ) : null}
      <div className="refund-ticks">
        <Checkbox
          label="Scrivi al cliente: ricevuta di rimborso per e-mail"
          checked={notify}
          onChange={(event) => setNotify(event.target.checked)}
        />
        {order.collecting.allowed ? (
          <Checkbox
            label="Il furgone ritira la merce"
            checked={collects}
            disabled={chosen.length === 0}
            onChange={(event) => setCollect(event.target.checked)}
          />
        ) : null}
      </div>
      {collects ? <Note kind="n">{whenCollected(order.collecting.next)}</Note> : null}
      {problem ? (
        <Note kind="err" live>
          {messageOf(problem)}
        </Note>
      ) : null}
      <div className="refund-foot">
        <span className="grow">
          <b role="status">{total === undefined ? whatIsMissing(isChosen, isAsking) : sharesText(current, total)}</b>
          <small className="muted block">
            {total === undefined || !current
              ? `Si può fino a ${euro(order.refundable)}.`
              : (missing ??
                `Iva da stornare: ${current.vat.map(({ rate, tax }) => `${percent(rate, 0)} ${euro(tax)}`).join(', ')}.`)}
          </small>
        </span>
        <Button kind="line" onClick={onClose}>
          Annulla
        </Button>
        <Button
          disabled={total === undefined || ofSums.problem !== undefined || missing !== undefined}
          busy={confirm.isPending}
          onClick={send}
        >
          Rimborsa {total === undefined ? null : euro(total)}
        </Button>
      </div>
    </div>
  );
}

/** Why no sum stands on the button yet. */
function whatIsMissing(isChosen: boolean, isAsking: boolean): string {
  if (!isChosen) return 'Scegli i prodotti o scrivi un importo';
  return isAsking ? 'Calcolo il rimborso…' : 'Il rimborso non si può ancora calcolare';
}

/** When a van is at the door again; where none is to come, that is said before. */
function whenCollected(next: StaffOrder['collecting']['next']): string {
  if (!next) {
    return 'A questo indirizzo non è prevista nessuna consegna: il ritiro aspetta la prossima, e il cliente lo sa per e-mail. Finché aspetta, si annulla dalla pagina dell’ordine.';
  }
  const { date, beginTime, endTime, orderNumber, round } = next;
  return `Ci passa ${formatDayLong(date)}, ${formatWindow(beginTime, endTime)}${round ? `, giro ${round}` : ''}, con l’ordine ${orderNumber}. Il cliente riceve un’e-mail.`;
}

/** Lines in reports that wait for an answer, with what is to be seen of them. */
function reportedLines({ problems }: StaffOrder): Map<number, string> {
  return new Map(
    problems
      .filter(({ state }) => state === 'open')
      .flatMap(({ lines, photos }) =>
        lines.map(({ orderLineId }) => [orderLineId, photos.length > 0 ? 'segnalato, con foto' : 'segnalato'] as const),
      ),
  );
}

/** "17,02 € su Visa •• 4417", of what the server would do. */
function sharesText(refund: StaffRefund | undefined, total: number): string {
  const used = refund?.shares.filter(({ amount }) => amount > 0) ?? [];
  return used.length === 0
    ? `Da rimborsare ${euro(total)}`
    : new Intl.ListFormat('it').format(
        used.map(
          ({ amount, name, maskedNumber }) => `${euro(amount)} su ${[name, maskedNumber].filter(Boolean).join(' ')}`,
        ),
      );
}
