import { checkCodiceDestinatario, checkCodiceFiscale, checkPartitaIva } from '@sporta/domain';
import type { InvoiceHolder } from '../../order-book/index.ts';
import { readItalianPlace } from './italian-place.ts';

/** Why an invoice cannot be written or was refused, for the person who mends it. */
export interface FatturaProblem {
  /** Of the exchange system, where the problem comes from there. */
  code?: string | undefined;
  text: string;
  /** The field of the holder it is about. */
  field?: keyof HolderFields | undefined;
}

/** Who an invoice is made out to, in the fields people correct. */
export interface HolderFields {
  name: string;
  vat_number: string;
  fiscal_code: string;
  recipient_code: string;
  pec: string;
  address: string;
}

const addressHint = 'serve un indirizzo come «Via Tortona 31, 20144 Milano MI»';

/** What of the holder the exchange system would refuse; empty: nothing. */
export function holderProblems(holder: InvoiceHolder): FatturaProblem[] {
  const { name, vatNumber, fiscalCode, recipientCode, address } = holder;
  const problems: FatturaProblem[] = [];
  if (!name.trim()) problems.push({ field: 'name', text: 'Manca il nome di chi riceve la fattura' });
  if (!vatNumber && !fiscalCode) {
    problems.push({ field: 'vat_number', text: 'Serve la partita IVA o il codice fiscale di chi riceve la fattura' });
  }
  const vat = vatNumber ? checkPartitaIva(vatNumber) : undefined;
  if (vat && !vat.ok) problems.push({ field: 'vat_number', text: vat.message });
  const fiscal = fiscalCode ? checkCodiceFiscale(fiscalCode) : undefined;
  if (fiscal && !fiscal.ok) problems.push({ field: 'fiscal_code', text: fiscal.message });
  const code = recipientCode ? checkCodiceDestinatario(recipientCode) : undefined;
  if (code && !code.ok) problems.push({ field: 'recipient_code', text: code.message });
  if (code?.ok && code.kind === 'public-body') {
    problems.push({
      field: 'recipient_code',
      text: 'Il codice di 6 caratteri è di un ufficio pubblico: il negozio non emette fatture alla PA',
    });
  }
  if (!readItalianPlace(address)) problems.push({ field: 'address', text: `Indirizzo incompleto: ${addressHint}` });
  return problems;
}

/** What of the seller's settings would be refused. */
export function sellerProblems({ address }: { address: string }): FatturaProblem[] {
  return readItalianPlace(address) ? [] : [{ text: `Indirizzo del negozio (SELLER_ADDRESS): ${addressHint}` }];
}
