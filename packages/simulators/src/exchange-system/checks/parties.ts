import type { Refusal } from './refusal.ts';
import { childOf, type Node, textOf } from './xml-tree.ts';

/** What the sender and the receiver of a document are refused for. */
export function partyRefusals(header: Node): Refusal[] {
  const found: Refusal[] = [];
  const sender = textOf(header, 'DatiTrasmissione/IdTrasmittente/IdCodice');
  if (!isVatNumber(sender)) found.push({ code: '00300', text: 'IdFiscale del trasmittente non valido' });
  const seller = textOf(header, 'CedentePrestatore/DatiAnagrafici/IdFiscaleIVA/IdCodice');
  if (!isVatNumber(seller)) found.push({ code: '00301', text: 'IdFiscaleIVA del cedente non valido' });
  if (textOf(header, 'DatiTrasmissione/CodiceDestinatario').length === 6) {
    found.push({ code: '00427', text: 'CodiceDestinatario di 6 caratteri a fronte di FormatoTrasmissione FPR12' });
  }
  return [...found, ...customerRefusals(childOf(header, 'CessionarioCommittente/DatiAnagrafici')!)];
}

function customerRefusals(customer: Node): Refusal[] {
  const vatId = childOf(customer, 'IdFiscaleIVA');
  const code = textOf(customer, 'CodiceFiscale');
  if (!vatId && !code) return [{ code: '00417', text: 'IdFiscaleIVA e CodiceFiscale del cessionario non valorizzati' }];
  const found: Refusal[] = [];
  if (vatId && textOf(vatId, 'IdPaese') === 'IT' && !isVatNumber(textOf(vatId, 'IdCodice'))) {
    found.push({ code: '00305', text: 'IdFiscaleIVA del cessionario non valido' });
  }
  if (code && !isFiscalCode(code)) found.push({ code: '00306', text: 'CodiceFiscale del cessionario non valido' });
  return found;
}

/** Luhn over eleven figures. */
function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || text === '00000000000') return false;
  const figures = [...text].map(Number);
  const sum = figures.reduce((total, figure, index) => {
    const weighed = index % 2 === 0 ? figure : figure * 2;
    return total + Math.floor(weighed / 10) + (weighed % 10);
  }, 0);
  return sum % 10 === 0;
}

/** A company's code is a VAT number; of a person's the shape alone. */
const isFiscalCode = (text: string) =>
  /^\d+$/.test(text) ? isVatNumber(text) : /^[A-Z]{6}[\dL-V]{2}[A-Z][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]$/.test(text);
