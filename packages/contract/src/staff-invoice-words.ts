/* Words of electronic invoices; apart from the schemas, so that pages load none of those for their sake. */

/** Where a document is on its way through the exchange system of the tax office. */
export const einvoiceStates = ['faulty', 'to-send', 'sent', 'delivered', 'left-for-collection', 'refused'] as const;
export type EinvoiceState = (typeof einvoiceStates)[number];

export const einvoiceStateLabels: Record<EinvoiceState, string> = {
  faulty: 'Da correggere',
  'to-send': 'Da inviare',
  sent: 'Inviata',
  delivered: 'Consegnata',
  'left-for-collection': 'Mancata consegna',
  refused: 'Scartata',
};

/** TD01 = invoice of the day, TD24 = deferred, TD04 = credit note. */
export const einvoiceKinds = ['TD01', 'TD24', 'TD04'] as const;
export type EinvoiceKind = (typeof einvoiceKinds)[number];

export const einvoiceKindLabels: Record<EinvoiceKind, string> = {
  TD01: 'Fattura',
  TD24: 'Fattura differita',
  TD04: 'Nota di credito',
};

export const einvoiceSorts = ['day', 'holder', 'total', 'send-by'] as const;
export type EinvoiceSort = (typeof einvoiceSorts)[number];
