import { compact, type FieldCheck } from './field-check.ts';

/**
 * Code of the channel that receives electronic invoices: seven letters and digits for companies, six for public bodies
 * (Agenzia delle Entrate, technical rules of the SdI). "0000000" means "by PEC".
 */
export function checkCodiceDestinatario(text: string): FieldCheck<'company' | 'public-body' | 'none'> {
  const value = compact(text);
  if (!/^[A-Z0-9]{6,7}$/.test(value)) return { ok: false, message: 'Il codice destinatario ha 7 caratteri' };
  if (value === '0000000') return { ok: true, value, kind: 'none' };
  return { ok: true, value, kind: value.length === 6 ? 'public-body' : 'company' };
}
