import type { LineProblem, ProblemOutcome, ProblemWish } from '@sporta/contract';
import { formatDayLong, formatEuro, formatWindow } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MailBlock, sendLetter } from '../mails/index.ts';
import {
  datedText,
  instantText,
  lineName,
  moneyBackOf,
  moneyBackText,
  type OrderView,
  type RedeliveryView,
  readOrder,
  sendOrderLetter,
} from '../order-book/index.ts';
import { linesText } from './lines-text.ts';
import { findProblem } from './problems.repo.ts';
import { findReturn, findReturnOfProblem } from './returns.repo.ts';

/** The dated acknowledgement of a withdrawal on a durable medium (Cod. consumo art. 54-bis). */
export async function sendWithdrawalReceipt(deps: Deps, withdrawalId: number): Promise<void> {
  const row = await findReturn(deps.db, withdrawalId);
  const order = row && (await readOrder(deps.db, row.orderId));
  if (!order) return;
  const text = linesText(order, row.lines);
  await sendOrderLetter(deps, order, {
    subject: `Ricevuta del recesso, ordine ${order.orderNumber}`,
    preview: `Ricevuto ${datedText(row.requestedAt.toISOString())}`,
    title: 'Abbiamo ricevuto il tuo recesso',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Ordine', order.orderNumber],
          ['Ricevuto il', datedText(row.requestedAt.toISOString())],
          ['Numero del recesso', String(withdrawalId)],
          ['Rimborso', formatEuro(row.refundCents)],
        ],
      },
      { kind: 'text', text },
      ...moneyBlocks(order),
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

/** What happens with the money; of an order that never arrived tender by tender. */
function moneyBlocks(order: OrderView): MailBlock[] {
  if (order.state === 'withdrawn' && !order.events.some(({ toState }) => toState === 'delivered')) {
    const back = moneyBackOf(order);
    if (back.length === 0) return [{ kind: 'text', text: 'La spesa non era ancora arrivata: non paghi nulla.' }];
    return [
      { kind: 'text', text: 'La spesa non era ancora arrivata: il rimborso parte subito, a ciascun metodo il suo.' },
      { kind: 'text', text: moneyBackText(back) },
    ];
  }
  return [
    {
      kind: 'text',
      text: 'Tieni da parte i prodotti, nelle loro confezioni: hai 14 giorni per renderli al fattorino o in negozio. Il rimborso arriva entro 14 giorni da oggi con gli stessi metodi con cui hai pagato: ti scriviamo quando parte, con quanto torna su ciascuno.',
    },
  ];
}

const problemNames: Record<LineProblem, string> = {
  missing: 'manca',
  damaged: 'è rovinato',
  wrong: 'è un altro prodotto',
  expired: 'è scaduto',
};

const wishNames: Record<ProblemWish, string> = {
  refund: 'il rimborso',
  voucher: 'un buono',
};

/** Tells the customer what was received, and the store what to look into. */
export async function sendProblemReport(deps: Deps, problemReportId: number): Promise<void> {
  const row = await findProblem(deps.db, problemReportId);
  const order = row && (await readOrder(deps.db, row.orderId));
  if (!order) return;
  const text = row.lines
    .map(({ orderLineId, problem, quantity }) => {
      const line = order.lines.find((each) => each.orderLineId === orderLineId);
      if (!line) return '';
      const much = quantity === null ? '' : ` (${String(quantity / 1000).replace('.', ',')} ${line.unit})`;
      return `${lineName(line)}${much}: ${problemNames[problem]}`;
    })
    .filter(Boolean)
    .join('\n');
  const facts = {
    kind: 'facts' as const,
    rows: [
      ['Ordine', order.orderNumber],
      ['Numero della segnalazione', String(problemReportId)],
      ['Ricevuta il', instantText(row.reportedAt.toISOString())],
      ...(row.wish ? [['Richiesta', wishNames[row.wish]] as const] : []),
      ...(row.note ? [['Nota', row.note] as const] : []),
    ] as const,
  };
  await sendOrderLetter(deps, order, {
    subject: `Segnalazione ricevuta, ordine ${order.orderNumber}`,
    preview: 'La guardiamo subito',
    title: 'Grazie di avercelo detto',
    blocks: [
      facts,
      { kind: 'text', text },
      {
        kind: 'text',
        text: 'Adesso la guarda una persona del servizio clienti: ti rispondiamo entro un giorno, qui e nella pagina dell’ordine. Tieni da parte i prodotti fino alla risposta.',
      },
    ],
  });
  if (!row.storeEmail) return;
  await sendLetter(deps, row.storeEmail, {
    subject: `Problema con l’ordine ${order.orderNumber}`,
    preview: text,
    title: 'Un cliente segnala un problema',
    blocks: [facts, { kind: 'text', text }],
    reason: 'Messaggio di servizio per il punto vendita.',
  });
}

/** Tells the customer how a report ended: what is refunded, or that somebody will call about it. */
export async function sendProblemSolution(deps: Deps, problemReportId: number): Promise<void> {
  const report = await findProblem(deps.db, problemReportId);
  const order = report && (await readOrder(deps.db, report.orderId));
  if (!order) return;
  const solution = await findReturnOfProblem(deps.db, problemReportId);
  const refundCents = solution?.refundCents ?? 0;
  const problem = order.problems.find((each) => each.problemReportId === problemReportId);
  const end = endOf(report.outcome, refundCents, problem?.redeliveries.at(-1));
  await sendOrderLetter(deps, order, {
    subject: `Segnalazione chiusa, ordine ${order.orderNumber}`,
    preview: end.preview,
    title: end.title,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Ordine', order.orderNumber],
          ['Numero della segnalazione', String(problemReportId)],
          ...(end.fact ? [end.fact] : []),
        ],
      },
      ...(report.answer ? [{ kind: 'text', text: report.answer } as const] : []),
      ...(solution ? [{ kind: 'text', text: linesText(order, solution.lines) } as const] : []),
      { kind: 'text', text: end.text },
      { kind: 'button', label: 'Vedi l’ordine', url: `${deps.config.publicUrl}/profile/orders/${order.orderId}` },
    ],
  });
}

interface End {
  preview: string;
  title: string;
  /** The sum, or the order that comes; absent where there is none. */
  fact?: readonly [string, string];
  text: string;
}

/** How a report ended, in words. */
function endOf(outcome: ProblemOutcome | null, cents: number, redelivery: RedeliveryView | undefined): End {
  if (outcome === 'redelivery' && redelivery) return endOfRedelivery(redelivery);
  if (cents === 0) {
    return {
      preview: 'L’abbiamo guardata',
      title: 'Abbiamo guardato la tua segnalazione',
      text: 'Per questi prodotti non c’è un rimborso. Se non sei d’accordo, rispondi a questa e-mail o chiamaci: la riguardiamo insieme.',
    };
  }
  const rest = 'Non devi rendere nulla. I punti che questi prodotti ti avevano dato si tolgono dal saldo.';
  if (outcome === 'voucher') {
    return {
      preview: `Un buono di ${formatEuro(cents)} per te`,
      title: 'Un buono per te',
      fact: ['Buono', formatEuro(cents)],
      text: `Il valore dei prodotti diventa un buono: lo trovi fra i tuoi e lo scegli nel carrello della prossima spesa. ${rest}`,
    };
  }
  return {
    preview: `Ti rimborsiamo ${formatEuro(cents)}`,
    title: 'Ti rimborsiamo',
    fact: ['Rimborso', formatEuro(cents)],
    text: `I soldi tornano da dove sono venuti: ti scriviamo quando partono, con quanto torna su ciascun metodo. ${rest}`,
  };
}

/** Goods are brought again: when, under which number, and that nothing is paid for them. */
function endOfRedelivery({ orderNumber, slotDay, slotBegin, slotEnd }: RedeliveryView): End {
  const when = `${formatDayLong(slotDay)}, ${formatWindow(slotBegin, slotEnd)}`;
  return {
    preview: `Te li riportiamo ${when}`,
    title: 'Te li riportiamo',
    fact: ['Riconsegna', orderNumber],
    text: `I prodotti tornano da te ${when}, con l’ordine ${orderNumber}: non paghi né loro né la consegna. Se la fascia non va bene, rispondi a questa e-mail o chiamaci.`,
  };
}
