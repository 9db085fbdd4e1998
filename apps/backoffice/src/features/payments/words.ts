import type { DataOf, ReconciliationReport, staffEndpoints } from '@sporta/contract';
import { heldText, whyMissingText } from '@sporta/contract/held-words.ts';
import type { MoneyTopic } from '@sporta/contract/money-topics.ts';

type Difference = ReconciliationReport['differences'][number];

export const kindNames: Record<Difference['kind'], string> = {
  'missing-notice': 'L’avviso non è arrivato',
  'unknown-payment': 'Pagamento che qui non c’è',
  'missing-there': 'Manca dal fornitore',
  'captured-twice': 'Incassato due volte',
  'amount-differs': 'Importo diverso',
};

export const remedyNames: Record<Difference['remedy'], string> = {
  'ask-provider': 'Il negozio lo chiede da solo',
  refund: 'Il negozio lo rimborsa da solo',
  staff: 'Va guardato a mano',
};

const works: Record<MoneyTopic, string> = {
  'delivery-pass.capture': 'L’incasso di un abbonamento consegne',
  'delivery-pass.refund': 'Il rimborso di un abbonamento consegne',
  'gift-voucher.capture': 'L’incasso di un buono regalo',
  'order.give-back': 'La restituzione di un ordine annullato',
  'payment.give-back': 'La restituzione di un pagamento',
  'settlement.charge-rest': 'L’addebito di quanto manca',
  'settlement.collect': 'L’incasso di una spesa preparata',
  'settlement.finish': 'La chiusura dei conti di una spesa',
  'withdrawal.refund': 'Un rimborso',
};

/** "Un rimborso non riesce" */
export const workName = (topic: string): string =>
  `${works[topic as MoneyTopic] ?? 'Un movimento di denaro'} non riesce`;

/** What ending it by hand means, beside that no money moves. */
export const whatEnds = (topic: string): string =>
  topic === 'settlement.collect'
    ? 'Quanto non è stato incassato si addebita alla carta salvata, se c’è; se no la spesa resta ferma finché il cliente non paga.'
    : 'Chiudi se il cliente ha già riavuto il denaro in un altro modo, per esempio con un bonifico: nei conti vale come restituito.';

/** By what the last error ends with: the provider's answer. */
const failures: readonly [RegExp, string][] = [
  [/not-found$/, 'il gestore non conosce questo pagamento: va cercato nel suo portale'],
  [/too-late$/, 'il gestore non lo restituisce più'],
  [/(exceeds-\w+|wrong-state|id-already-used)$/, 'il gestore non lo permette: là i conti sono diversi'],
  [/bad-request$/, 'il gestore non accetta la richiesta: vanno controllate le credenziali'],
  [/refused$/, 'la banca ha rifiutato'],
  [/(timeout|unavailable)$/, 'il gestore non risponde'],
];

/** Why money does not move, in words; what nobody foresaw keeps the words of the program. */
export const failureText = (lastError: string): string =>
  failures.find(([end]) => end.test(lastError.trim()))?.[1] ?? lastError;

type Held = NonNullable<DataOf<NonNullable<(typeof staffEndpoints.staffPayments.stuck)['~call']>>['held'][number]>;

/** Why an order is held: what it misses, and why that could not be charged. */
export const whyHeld = ({ missingReason, heldReason }: Pick<Held, 'missingReason' | 'heldReason'>): string =>
  `${whyMissingText(missingReason)}; ${heldText(heldReason)}`;
