import { BusinessError } from '../../platform/errors.ts';

/** Also for quotes of other companies: an id says nothing about who has it. */
export const quoteNotFound = () =>
  new BusinessError('quote-not-found', 'Non abbiamo trovato questo preventivo.', { field: 'quote_id' });

export const quoteNotOpen = (text: string) => new BusinessError('quote-not-open', text, { field: 'quote_id' });
