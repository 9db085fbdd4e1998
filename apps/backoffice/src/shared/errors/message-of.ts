import { isApiError } from '@sporta/contract';

/** What went wrong in the shop's own words, which are Italian and for people. */
export function messageOf(error: unknown): string {
  return isApiError(error) ? error.message : 'Qualcosa non ha funzionato: riprova fra poco';
}
