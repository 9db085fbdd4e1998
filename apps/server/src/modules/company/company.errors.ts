import { BusinessError } from '../../platform/errors.ts';

/** Also for people of other companies: an id says nothing about who has it. */
export const userNotFound = () =>
  new BusinessError('user-not-found', 'Non abbiamo trovato questa persona nella tua azienda.', { field: 'user_id' });

export const tokenNotValid = () =>
  new BusinessError('token-not-valid', 'Questo invito non vale più: chiedine un altro alla tua azienda.', {
    field: 'token',
  });

/** A VAT number is public: a company acts when who founded it has shown to read the mailbox they gave. */
export const emailNotConfirmed = () =>
  new BusinessError(
    'email-not-confirmed',
    'Prima conferma la tua e-mail: apri il messaggio che ti abbiamo mandato, poi l’azienda può cominciare.',
  );
