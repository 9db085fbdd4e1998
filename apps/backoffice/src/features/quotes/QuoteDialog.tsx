import type { StaffQuote, StaffQuoteLine } from '@sporta/contract';
import { quoteStateLabels } from '@sporta/contract/quote-words.ts';
import { addDays, euroToCents, formatDayNumeric, grossToNet, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DialogFoot } from '../../shared/dialogs/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { euro, percent, signedEuro, signedPercent } from '../../shared/figures/index.ts';
import { ReasonForm } from '../../shared/reason/index.ts';
import { lineCents, type QuoteSums, quoteSums, todayPrice } from './quote-sums.ts';
import './quotes.css';
import { quoteQuery, useQuoteActs } from './quotes-query.ts';

/** Days an offer holds, unless somebody writes another day. */
const usualDays = 15;

interface QuoteDialogProps {
  quoteId: number | undefined;
  onClose: () => void;
}

/** One quote: priced and sent, refused, or taken back. */
export function QuoteDialog({ quoteId, onClose }: QuoteDialogProps) {
  return (
    <Dialog
      open={quoteId !== undefined}
      onClose={onClose}
      title={`Preventivo ${quoteId ?? ''}`}
      width={750}
      keepOnOutsidePress
    >
      {quoteId === undefined ? null : <Loaded key={quoteId} quoteId={quoteId} onDone={onClose} />}
    </Dialog>
  );
}

function Loaded({ quoteId, onDone }: { quoteId: number; onDone: () => void }) {
  const { data: quote, error, refetch } = useQuery(quoteQuery(useApi(), quoteId));
  if (error && !quote) return <LoadProblem error={error} what="il preventivo" onRetry={() => void refetch()} />;
  if (!quote) return <p className="muted">Carico il preventivo…</p>;
  return (
    <div className="stack">
      <p>
        <b>{quote.company}</b>, {quote.requestedBy}, {formatDayNumeric(shopDay(Date.parse(quote.requestedAt)))},{' '}
        {quote.store}. {quoteStateLabels[quote.state]}
        {quote.validUntil ? `, vale fino al ${formatDayNumeric(quote.validUntil)}` : ''}.
      </p>
      {quote.wished ? <p>Consegna: {quote.wished}</p> : null}
      {quote.note ? <p>«{quote.note}»</p> : null}
      {quote.answer ? <p>Risposta: «{quote.answer}»</p> : null}
      {quote.state === 'requested' && quote.mayAnswer ? (
        <OfferForm quote={quote} onDone={onDone} />
      ) : (
        <Lines quote={quote} />
      )}
      {quote.mayAnswer && (quote.state === 'requested' || quote.state === 'offered') ? (
        <EndForm quoteId={quoteId} how={quote.state === 'requested' ? 'decline' : 'withdraw'} onDone={onDone} />
      ) : null}
    </div>
  );
}

function Lines({ quote }: { quote: StaffQuote }) {
  return (
    <>
      <ul className="quote-lines">
        {quote.items.map((line) => (
          <li key={line.quoteLineId} className="quote-line">
            <span>
              <b>{line.name}</b>, {quantityText(line)}
              {line.price === undefined ? null : (
                <small>
                  {euro(line.price)}
                  {per(line) || ' l’uno'}. {hintOf(line, line.price)}
                </small>
              )}
            </span>
            {line.price === undefined ? null : <span className="num">{euro(lineCents(line, line.price) / 100)}</span>}
          </li>
        ))}
      </ul>
      <Sums sums={quoteSums(quote.items, ({ price }) => price)} />
    </>
  );
}

/** What an offer comes to, against today's prices and what the shop pays. */
function Sums({ sums: { totalCents, netCents, discount, margin, lines } }: { sums: QuoteSums }) {
  if (lines === 0) return null;
  const isLoss = margin !== undefined && margin.cents < 0;
  return (
    <dl className="quote-sums">
      <div>
        <dt>Senza IVA</dt>
        <dd className="num">{euro(netCents / 100)}</dd>
      </div>
      {discount && discount.cents !== 0 ? (
        <div>
          <dt>{discount.cents < 0 ? 'Sconto' : 'In più'} sui prezzi di oggi</dt>
          <dd className="num">
            {signedEuro(discount.cents / 100)} <small>{signedPercent(discount.fraction)}</small>
          </dd>
        </div>
      ) : null}
      {margin ? (
        <div className={isLoss ? 'loss' : undefined}>
          <dt>
            {isLoss ? 'Perdita' : 'Margine'}
            {margin.lines === lines ? '' : `, di ${margin.lines} prodotti su ${lines}`}
          </dt>
          <dd className="num">
            {isLoss ? signedEuro(margin.cents / 100) : euro(margin.cents / 100)}{' '}
            <small>{percent(margin.fraction)}</small>
          </dd>
        </div>
      ) : null}
      <div className="quote-total">
        <dt>Totale, IVA inclusa</dt>
        <dd className="num">{euro(totalCents / 100)}</dd>
      </div>
    </dl>
  );
}

const per = ({ priceUnit }: StaffQuoteLine) => (priceUnit === 'kg' ? '/kg' : '');

/** "10 pz", "2,5 kg", of weighed goods "12 pz, ca. 6 kg". */
function quantityText({ quantity, unit, priceUnit, charged }: StaffQuoteLine): string {
  const text = `${quantity.toLocaleString('it-IT')} ${unit}`;
  return unit === priceUnit ? text : `${text}, ca. ${charged.toLocaleString('it-IT')} kg`;
}

const written = (amount: number) => amount.toFixed(2).replace('.', ',');
const amountIn = (text: string): number | undefined =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

/** A line's price in words: what it usually costs, and how far the offer is from what the shop pays. */
function hintOf(line: StaffQuoteLine, price: number | undefined): string {
  if (line.listPrice === undefined) return 'Oggi non è in vendita in questa sede';
  const parts = [`Listino ${euro(line.listPrice)}${per(line)}`];
  if (line.usualPrice !== undefined && line.usualPrice < line.listPrice)
    parts.push(`oggi per tanti ${euro(line.usualPrice)}${per(line)}`);
  if (line.cost !== undefined && price !== undefined && price > 0) {
    const net = grossToNet(euroToCents(price), line.vatRateBp) / 100;
    parts.push(`margine ${percent((net - line.cost) / net, 0)}`);
  }
  return parts.join(', ');
}

const isBelowCost = (line: StaffQuoteLine, price: number | undefined) =>
  line.cost !== undefined &&
  price !== undefined &&
  grossToNet(euroToCents(price), line.vatRateBp) < euroToCents(line.cost);

function OfferForm({ quote, onDone }: { quote: StaffQuote; onDone: () => void }) {
  const acts = useQuoteActs(quote.quoteId);
  const today = shopDay(Date.now());
  const open = quote.items.filter(({ fixed }) => !fixed);
  const [texts, setTexts] = useState<Record<number, string>>(() =>
    Object.fromEntries(open.map((line) => [line.quoteLineId, written(todayPrice(line) ?? 0)])),
  );
  const [until, setUntil] = useState<string>(addDays(today, usualDays));
  const [note, setNote] = useState('');
  const priceOf = (line: StaffQuoteLine) => amountIn(texts[line.quoteLineId] ?? '');
  const send = useMutation({
    mutationFn: () =>
      acts.offer({
        prices: open.map((line) => ({ quote_line_id: line.quoteLineId, price: priceOf(line) ?? 0 })),
        valid_until: until,
        note: note.trim() || undefined,
      }),
    onSuccess: () => {
      toast.success('Preventivo mandato');
      onDone();
    },
  });
  const lower = () =>
    setTexts((known) =>
      Object.fromEntries(
        open.map((line) => {
          const price = amountIn(known[line.quoteLineId] ?? '');
          return [
            line.quoteLineId,
            price === undefined ? (known[line.quoteLineId] ?? '') : written(Math.round(price * 95) / 100),
          ];
        }),
      ),
    );
  const ready = open.length > 0 && until !== '' && open.every((line) => (priceOf(line) ?? 0) > 0);
  const belowCost = open.filter((line) => isBelowCost(line, priceOf(line)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) send.mutate();
  };
  return (
    <form className="stack" onSubmit={submit}>
      {quote.items.map((line) => {
        const label = `${line.name}, ${quantityText(line)}`;
        if (line.fixed) return <p key={line.quoteLineId}>{label}: su questo prodotto non si possono fare sconti.</p>;
        const price = priceOf(line);
        return (
          <div key={line.quoteLineId} className="quote-line">
            <TextInput
              label={label}
              inputMode="decimal"
              required
              end={`€${per(line)}`}
              value={texts[line.quoteLineId] ?? ''}
              hint={hintOf(line, price)}
              error={
                (price ?? 0) > 0
                  ? undefined
                  : `Scrivi il prezzo di un ${line.priceUnit === 'kg' ? 'chilo' : 'pezzo'}, IVA inclusa`
              }
              onChange={(event) => setTexts((known) => ({ ...known, [line.quoteLineId]: event.target.value }))}
            />
            <output className="num">{price === undefined ? '—' : euro(lineCents(line, price) / 100)}</output>
          </div>
        );
      })}
      <div className="quote-sum">
        <Button kind="line" onClick={lower}>
          −5 % su tutto
        </Button>
        <Sums sums={quoteSums(open, priceOf)} />
      </div>
      {belowCost.length > 0 ? (
        <Note kind="warn">Sotto il costo: {belowCost.map(({ name }) => name).join(', ')}.</Note>
      ) : null}
      <TextInput
        label="Vale fino al"
        type="date"
        required
        min={today}
        max={addDays(today, 180)}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <TextArea
        label="Nota per l’azienda"
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <DialogFoot error={send.error} onBack={onDone}>
        <Button type="submit" busy={send.isPending} disabled={!ready}>
          Manda il preventivo
        </Button>
      </DialogFoot>
    </form>
  );
}

const words = {
  decline: { button: 'Non fare il preventivo', done: 'L’azienda saprà perché' },
  withdraw: { button: 'Ritira il preventivo', done: 'Preventivo ritirato' },
} as const;

function EndForm({ quoteId, how, onDone }: { quoteId: number; how: 'decline' | 'withdraw'; onDone: () => void }) {
  const acts = useQuoteActs(quoteId);
  const { button, done } = words[how];
  return (
    <details>
      <summary className="link">{button}</summary>
      <ReasonForm
        action={button}
        label="Motivo, lo legge l’azienda"
        onClose={onDone}
        onConfirm={async (reason) => {
          await acts.end(how, reason);
          toast.success(done);
        }}
      />
    </details>
  );
}
