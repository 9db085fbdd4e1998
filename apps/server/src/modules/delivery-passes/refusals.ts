import { BusinessError } from '../../platform/errors.ts';

/** Also of somebody else's. */
export const notFound = () => new BusinessError('order-not-found', 'Non abbiamo trovato questo abbonamento');
export const notPaid = () =>
  new BusinessError('delivery-pass-not-paid', 'Questo abbonamento non è stato pagato: non c’è nulla da restituire');
export const over = () =>
  new BusinessError('delivery-pass-over', 'Questo abbonamento è già finito: non c’è nulla da restituire');
