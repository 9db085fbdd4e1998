import { BusinessError } from '../../platform/errors.ts';

export const storeNotFound = () =>
  new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });

export const stationNotFound = () =>
  new BusinessError('station-not-found', 'Questa sede non ha ancora un locker', { field: 'warehouse_id' });

export const doorNotFound = (field = 'compartment_id') =>
  new BusinessError('door-not-found', 'Questo vano non c’è in questo locker', { field });

export const doorInUse = (orders: readonly string[]) =>
  new BusinessError(
    'door-in-use',
    orders.length > 0
      ? `Il vano serve a ${orders.join(', ')}`
      : 'Un cliente sta prenotando questo vano: riprova tra poco',
    { field: 'compartment_id' },
  );

export const notPossible = () =>
  new BusinessError('locker-not-possible', 'Questo ordine non è pronto per il locker', { field: 'order_id' });

export const notInLocker = () =>
  new BusinessError('not-in-locker', 'La spesa di questo ordine non è nel locker', { field: 'order_id' });

export const noDoor = () =>
  new BusinessError('no-door', 'Nessun vano libero per questo ordine: consegnalo al banco o cambiagli fascia', {
    field: 'order_id',
  });
