import { BusinessError } from '../../platform/errors.ts';

/** The same for an unknown account, a wrong password and a disabled account. */
export const loginFailed = () =>
  new BusinessError('login-failed', 'E-mail o password non corretti. Controlla e riprova, o reimposta la password.');

export function tooManyAttempts(seconds: number): BusinessError {
  const wait = seconds < 90 ? `${seconds} second${seconds === 1 ? 'o' : 'i'}` : `${Math.ceil(seconds / 60)} minuti`;
  return new BusinessError('too-many-attempts', `Troppi tentativi. Riprova fra ${wait}, o reimposta la password.`);
}

export const weakPassword = (problem: string, field: string) => new BusinessError('weak-password', problem, { field });

export const tokenNotValid = () =>
  new BusinessError('token-not-valid', 'Questo collegamento è scaduto o è già stato usato. Chiedine uno nuovo.');
