import type { RegistrationValues } from './registration.ts';

const KEY = 'sporta.registration';
/** Who comes back to the tab later than this is perhaps somebody else. */
const KEPT_MS = 2 * 60 * 60_000;

/**
 * What was typed so far, kept by the tab: a reload, leaving the registration and coming back, or finding that the address was
 * mistyped after it was sent loses nothing. The password is never written down: it is typed again.
 */
export function keepDraft(values: RegistrationValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), values: { ...values, password: '' } }));
  } catch {
    // A browser that stores nothing: a reload asks again.
  }
}

/** In the browser only: on the server nobody has typed anything. */
export function keptDraft(): RegistrationValues | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) && Date.now() - kept.at < KEPT_MS ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** Something else, or of an older page, is not put into the fields. */
function isDraft(kept: unknown): kept is { at: number; values: RegistrationValues } {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('values' in kept)) return false;
  const { at, values } = kept as { at: unknown; values: Partial<RegistrationValues> | null };
  return (
    typeof at === 'number' &&
    typeof values?.email === 'string' &&
    Array.isArray(values.otherAddresses) &&
    typeof values.office === 'object' &&
    typeof values.consents === 'object'
  );
}
