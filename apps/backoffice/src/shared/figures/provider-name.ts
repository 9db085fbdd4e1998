const names: Record<string, string> = {
  'card-gateway': 'Carte',
  stripe: 'Stripe',
  satispay: 'Satispay',
  edenred: 'Edenred',
  pluxee: 'Pluxee',
  pellegrini: 'Pellegrini',
  upday: 'UpDay',
};

/** The name of who moves the money; one that is not known keeps the name the server has for it. */
export const providerName = (provider: string): string => names[provider] ?? provider;
