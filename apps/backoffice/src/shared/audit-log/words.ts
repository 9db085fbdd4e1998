import { heldText } from '@sporta/contract/held-words.ts';
import { caseStateLabels } from '@sporta/contract/staff-case-words.ts';
import { einvoiceStateLabels } from '@sporta/contract/staff-invoice-words.ts';
import { pickingZoneLabels } from '@sporta/contract/staff-picking-words.ts';
import { proofLabels, refusalLabels, roundStateLabels, stopStateLabels } from '@sporta/contract/staff-round-words.ts';
import { capitalised, formatEuro, orderStateLabel } from '@sporta/domain';
import { moment } from '../figures/index.ts';

/** Fields of the log in words; `changesOf` splits a name that is not here at its capitals. */
export const fieldNames: Record<string, string> = {
  abroad: 'Estero',
  address1: 'Via',
  adultChecked: 'Età controllata',
  aisles: 'Corsie',
  alt: 'Descrizione',
  amountCents: 'Importo',
  assignee: 'In mano a',
  attempts: 'Tentativi',
  available: 'In vendita',
  bags: 'Sacchetti',
  batchSize: 'Ordini per carrello',
  beginTime: 'Dalle',
  blockAfterDays: 'Giorni prima del blocco',
  brought: 'Consegnati',
  capacity: 'Posti',
  changed: 'Cambiati',
  city: 'Città',
  colour: 'Colore',
  closed: 'Chiusa',
  code: 'Codice',
  companiesOnly: 'Solo aziende',
  corrected: 'Corretti',
  crateCapacity: 'Casse',
  crates: 'Casse',
  cutoff: 'Si ordina fino a',
  cutoffAt: 'Si ordina fino a',
  day: 'Giorno',
  description: 'Descrizione',
  document: 'Documento',
  documents: 'Documenti',
  driver: 'Autista',
  eco: 'Fascia eco',
  endTime: 'Alle',
  endsAt: 'Fino a',
  errors: 'Errori',
  euro: 'Importo',
  fee: 'Prezzo al cliente',
  feeCents: 'Prezzo al cliente',
  finishMinutes: 'Minuti prima della fascia',
  fiscalCode: 'Codice fiscale',
  from: 'Dal',
  giveBackMinutes: 'Minuti senza gesti',
  heldReason: 'Fermo perché',
  kind: 'Tipo',
  lastError: 'Ultimo errore',
  layouts: 'Codici con peso o prezzo',
  leavesAt: 'Partenza',
  left: 'Da incassare',
  leftOut: 'Senza giro',
  limitCents: 'Fido',
  lines: 'Righe',
  maxOrderCents: 'Ordine massimo',
  maxWorkUnits: 'Lavoro',
  missing: 'Mancanti',
  missingCents: 'Mancavano',
  name: 'Nome',
  number: 'Numero',
  on: 'In uso',
  open: 'Tappe aperte',
  order: 'Ordine',
  orders: 'Ordini',
  outcome: 'Esito',
  paid: 'Incassato',
  paidOn: 'Incassato il',
  paymentDays: 'Giorni per pagare',
  paysByInvoice: 'Paga a scadenza',
  pec: 'PEC',
  phrases: 'Parole',
  picker: 'Preparatore',
  postcodes: 'CAP',
  price: 'Prezzo',
  products: 'Prodotti',
  proof: 'Prova',
  published: 'Online',
  publishAt: 'Va online',
  quantity: 'Quantità',
  reason: 'Motivo',
  recipientCode: 'Codice SdI',
  refundCents: 'Rimborso',
  refundedCents: 'Già rimborsati',
  refused: 'Rifiutati',
  round: 'Giro',
  rounds: 'Giri',
  rows: 'Righe',
  segment: 'A chi',
  since: 'Da',
  slot: 'Fascia',
  specialDays: 'Giorni speciali',
  startsAt: 'Da',
  state: 'Stato',
  stock: 'Giacenza',
  stops: 'Tappe',
  substituted: 'Sostituiti',
  suspendMissing: 'Sospende chi manca',
  to: 'Al',
  topic: 'Lavoro',
  total: 'Totale',
  until: 'Fino a',
  van: 'Furgone',
  vatNumber: 'P. Iva',
  shopName: 'Nome del negozio',
  welcomeVoucher: 'Buono di benvenuto',
  welcomeMinimum: 'Buono di benvenuto su una spesa da',
  welcomeDays: 'Giorni del buono di benvenuto',
  mapAddress: 'Indirizzo della mappa',
  mapCredit: 'Chi ha fatto la mappa',
  sellerName: 'Ragione sociale',
  sellerAddress: 'Sede legale',
  rea: 'Numero REA',
  registerOffice: 'Registro imprese di',
  shareCapital: 'Capitale sociale',
  mailFrom: 'Mail da',
  iban: 'IBAN',
  logo: 'Logo',
  week: 'Settimana',
  weightTolerance: 'Tolleranza dei pesi',
  zone: 'Settore',
};

/** Euro of the wire, not cents. */
const inEuro = new Set(['total', 'euro', 'paid', 'left', 'fee', 'price']);

const orderStates = [
  'draft',
  'awaiting-payment',
  'confirmed',
  'reopened',
  'picking',
  'picked',
  'ready',
  'out-for-delivery',
  'delivered',
  'not-delivered',
  'cancelled',
  'payment-failed',
  'withdrawn',
  'replaced',
] as const;

/** States of orders, stops, rounds, cases and documents have their words; those of orders come last and win. */
const stateWords: Record<string, string> = {
  ...einvoiceStateLabels,
  ...caseStateLabels,
  ...roundStateLabels,
  ...stopStateLabels,
  solved: 'Risolta',
  planned: 'Programmata',
  ...Object.fromEntries(orderStates.map((state) => [state, orderStateLabel(state, 1)])),
};

const outcomeWords: Record<string, string> = {
  refunded: 'rimborso',
  redelivery: 'riconsegna',
  rejected: 'nessun rimborso',
};

const topicWords: Record<string, string> = {
  'order.give-back': 'restituire un pagamento',
  'payment.give-back': 'restituire un pagamento',
  'withdrawal.refund': 'rimborsare',
  'settlement.collect': 'incassare',
};

/** Words of one field alone. */
const wordsOf: Record<string, Record<string, string>> = {
  state: stateWords,
  order: stateWords,
  proof: proofLabels,
  zone: pickingZoneLabels,
  outcome: outcomeWords,
  reason: refusalLabels,
  topic: topicWords,
};

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const isDay = /^\d{4}-\d\d-\d\d$/;
const dayText = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const NOTHING = '–';

/** A value of the log as people read it: euro of cents, days, states in words, lists joined. */
export function valueText(field: string, value: unknown, now = new Date()): string {
  if (value === undefined || value === null || value === '')
    return field === 'limitCents' || field === 'maxOrderCents' ? 'senza limite' : NOTHING;
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') return numberText(field, value);
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((each) => valueText(field, each, now)).join(', ');
  }
  if (typeof value === 'object') return objectText(value, now);
  const text = String(value);
  if (field === 'heldReason') return heldText(text);
  if (isInstant.test(text)) return moment(text, now);
  if (isDay.test(text)) return dayText.format(new Date(`${text}T12:00:00Z`));
  return wordsOf[field]?.[text] ?? text;
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Cents')) return formatEuro(value);
  if (inEuro.has(field)) return formatEuro(Math.round(value * 100));
  return value.toLocaleString('it-IT');
}

const objectText = (value: object, now: Date): string =>
  Object.entries(value)
    .filter(([field]) => !isInside(field))
    .map(([field, each]) => `${nameOf(field)}: ${valueText(field, each, now)}`)
    .join(', ') || NOTHING;

/** Numbers by which the books know a thing say nothing to people. */
export const isInside = (field: string): boolean => field === 'line' || /(^|[a-z])Ids?$/.test(field);

/** "Va online"; of a field without words "Publish at". */
export function nameOf(field: string): string {
  const known = fieldNames[field];
  if (known) return known;
  const split = field.replaceAll(/([a-z0-9])([A-Z])/g, (_, before, capital) => `${before} ${capital.toLowerCase()}`);
  return capitalised(split);
}
