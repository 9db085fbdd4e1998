import { formatFault } from './format.ts';
import { partyRefusals } from './parties.ts';
import type { Refusal } from './refusal.ts';
import { sumRefusals } from './sums.ts';
import { childOf, type Node, readTree, textOf } from './xml-tree.ts';

/** What the exchange system remembers of a document. */
export interface CheckedDocument {
  kind: string;
  number: string;
  day: string;
  sellerVat: string;
  customer: string;
  recipientCode: string;
  pec: string;
  /** Cents with VAT, by the rows of the summary. */
  totalCents: number;
}

export interface Checked {
  refusals: Refusal[];
  /** Absent where the file cannot be read. */
  document?: CheckedDocument;
}

/**
 * Checks one file by itself, as the exchange system does: its name, the format, who it is from and to, dates and numbers, sums.
 * @param today day it is received, `YYYY-MM-DD`
 */
export function checkFile({ name, xml }: { name: string; xml: string }, today: string): Checked {
  const refusals: Refusal[] = [];
  const [, vat] = /^IT([A-Z0-9]{11,16})_[A-Za-z0-9]{1,5}\.xml$/.exec(name) ?? [];
  if (!vat) refusals.push({ code: '00001', text: 'Nome file non valido' });
  const root = readTree(xml);
  const fault = root ? formatFault(root) : 'il documento non è XML ben formato';
  if (!root || fault)
    return { refusals: [...refusals, { code: '00200', text: `File non conforme al formato: ${fault}` }] };
  const header = childOf(root, 'FatturaElettronicaHeader')!;
  const body = childOf(root, 'FatturaElettronicaBody')!;
  const document = documentOf(header, body);
  return {
    document,
    refusals: [...refusals, ...partyRefusals(header), ...dateRefusals(document, body, today), ...sumRefusals(body)],
  };
}

function documentOf(header: Node, body: Node): CheckedDocument {
  const general = childOf(body, 'DatiGenerali/DatiGeneraliDocumento');
  const rows = childOf(body, 'DatiBeniServizi')!.children.filter(({ name }) => name === 'DatiRiepilogo');
  const cents = (row: Node, name: string) => Math.round(Number(textOf(row, name)) * 100);
  return {
    kind: textOf(general, 'TipoDocumento'),
    number: textOf(general, 'Numero'),
    day: textOf(general, 'Data'),
    sellerVat: textOf(header, 'CedentePrestatore/DatiAnagrafici/IdFiscaleIVA/IdCodice'),
    customer: textOf(header, 'CessionarioCommittente/DatiAnagrafici/Anagrafica/Denominazione'),
    recipientCode: textOf(header, 'DatiTrasmissione/CodiceDestinatario'),
    pec: textOf(header, 'DatiTrasmissione/PECDestinatario'),
    totalCents: rows.reduce((sum, row) => sum + cents(row, 'ImponibileImporto') + cents(row, 'Imposta'), 0),
  };
}

function dateRefusals({ kind, number, day }: CheckedDocument, body: Node, today: string): Refusal[] {
  const found: Refusal[] = [];
  if (day > today) found.push({ code: '00403', text: 'Data del documento successiva alla data di ricezione' });
  if (!/\d/.test(number)) found.push({ code: '00425', text: 'Numero del documento senza cifre' });
  const corrected = textOf(body, 'DatiGenerali/DatiFattureCollegate/Data');
  if (kind === 'TD04' && corrected > day) {
    found.push({ code: '00418', text: 'Data del documento precedente a quella della fattura collegata' });
  }
  return found;
}
