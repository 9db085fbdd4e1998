import { BusinessError } from '../../platform/errors.ts';

export const slotFull = () =>
  new BusinessError('slot-full', 'Questa fascia è piena. Scegline un’altra: la tua spesa resta nel carrello.', {
    field: 'timeslot_id',
  });

export const slotClosed = () =>
  new BusinessError('slot-closed', 'Questa fascia non accetta più ordini. Scegline un’altra.', {
    field: 'timeslot_id',
  });

export const lockerTooSmall = () =>
  new BusinessError(
    'locker-too-small',
    'La spesa non entra tutta in questo locker: il carrello ti dice cosa togliere, oppure scegli la consegna a casa.',
    { field: 'timeslot_id' },
  );

export const slotNotFound = () =>
  new BusinessError('slot-not-found', 'Questa fascia non c’è per il tuo indirizzo. Scegline una dall’elenco.', {
    field: 'timeslot_id',
  });

export const addressNeeded = () =>
  new BusinessError('address-needed', 'Prima scegli l’indirizzo di consegna o il punto di ritiro.');

export const slotNeeded = () => new BusinessError('slot-needed', 'Non hai ancora scelto una fascia oraria.');

export const slotLost = () =>
  new BusinessError(
    'slot-lost',
    'La fascia che avevi scelto non è più riservata. La tua spesa è salva: scegline un’altra.',
  );

export const maxExtensions = (times: number) =>
  new BusinessError(
    'max-extensions',
    times === 0
      ? 'Il tempo per questa fascia non si può allungare.'
      : `Hai già allungato il tempo ${times === 1 ? 'una volta' : `${times} volte`}: concludi l’ordine prima che scada.`,
  );

export const cartLocked = () =>
  new BusinessError('cart-locked', 'Il carrello è bloccato perché stai pagando. Concludi o annulla il pagamento.');
