import { BusinessError } from '../../platform/errors.ts';

/** Also of somebody else's. */
export const notFound = () => new BusinessError('order-not-found', 'Non abbiamo trovato questo buono');
export const notPaid = () =>
  new BusinessError('gift-voucher-not-paid', 'Questo buono non è stato pagato, o è annullato');
export const used = () =>
  new BusinessError('gift-voucher-used', 'Il buono è già stato usato, o è in un ordine in corso');
