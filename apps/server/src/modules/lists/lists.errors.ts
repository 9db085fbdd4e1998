import { BusinessError } from '../../platform/errors.ts';

/** Also for somebody else's list: its id says nothing. */
export const listNotFound = () =>
  new BusinessError('list-not-found', 'Non abbiamo trovato questa lista.', { field: 'list_id' });

export const listNotEditable = (why: string) => new BusinessError('list-not-editable', why, { field: 'list_id' });

/** For who keeps a list that somebody else made. */
export const notOwner = () => listNotEditable('Può farlo solo chi ha fatto la lista.');

export const productNotFound = () =>
  new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto.', { field: 'product_id' });

export const itemNotFound = () =>
  new BusinessError('item-not-found', 'Questo prodotto non è più nella lista.', { field: 'list_item_id' });
