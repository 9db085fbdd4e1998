export { checkCap } from './cap.ts';
export { checkCodiceDestinatario } from './codice-destinatario.ts';
export { checkCodiceFiscale } from './codice-fiscale.ts';
export type { FieldCheck } from './field-check.ts';
export { checkPartitaIva } from './partita-iva.ts';
export { checkPhone, checkShopPhone, formatPhone } from './phone.ts';
