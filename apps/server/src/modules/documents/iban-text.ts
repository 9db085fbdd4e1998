/** An IBAN as people read it, by fours: "IT60 X054 2811 1010 0000 0123 456". */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Where a transfer goes, as a sentence; nothing of a shop that says no IBAN. */
export const transferText = ({ name, iban }: { name: string; iban?: string | undefined }): string =>
  iban ? `Bonifico a ${name}, IBAN ${ibanText(iban)}.` : '';

/** How an invoice is paid, for mails. */
export const transferRequest = (seller: Parameters<typeof transferText>[0]): string =>
  `${transferText(seller)} Nella causale indica il numero della fattura.`.trim();
