import type { ReconciliationReport } from '@sporta/contract';

type Difference = ReconciliationReport['differences'][number];

const providers: Record<string, string> = {
  'card-gateway': 'Carte (banca)',
  satispay: 'Satispay',
  stripe: 'Stripe',
  edenred: 'Edenred',
};

/** The name of a provider; one that is not known keeps the name the server has for it. */
export const providerName = (provider: string): string => providers[provider] ?? provider;

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
