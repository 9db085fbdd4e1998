import type { RegistrationValues } from './registration.ts';

let kept: RegistrationValues | undefined;

/**
 * What was typed so far, kept in the memory of the page only: leaving the registration and coming back, or finding that the
 * address was mistyped after it was sent, loses nothing. The password is typed again.
 */
export function keepDraft(values: RegistrationValues): void {
  kept = { ...values, password: '' };
}

export function keptDraft(): RegistrationValues | undefined {
  return kept;
}

export function dropDraft(): void {
  kept = undefined;
}
