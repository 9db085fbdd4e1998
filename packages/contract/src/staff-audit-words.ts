/* What the audit log speaks about; apart from the schemas, so that pages load none of those for its sake. */

export const auditSubjects = [
  'order',
  'customer',
  'company',
  'session',
  'payment',
  'invoice',
  'product',
  'import',
  'promotion',
  'search',
  'content',
  'slot',
  'zone',
  'round',
  'van',
  'report',
  'store',
  'shop',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export const auditSubjectLabels: Record<AuditSubject, string> = {
  order: 'Ordini',
  customer: 'Clienti',
  company: 'Aziende',
  session: 'PIN',
  payment: 'Pagamenti',
  invoice: 'Fatture',
  product: 'Prodotti',
  import: 'Importazioni',
  promotion: 'Offerte',
  search: 'Ricerca',
  content: 'Contenuti',
  slot: 'Fasce orarie',
  zone: 'Zone',
  round: 'Giri',
  van: 'Furgoni',
  report: 'Rapporti',
  store: 'Sedi',
  shop: 'Il negozio',
};
