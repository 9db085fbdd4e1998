import { useSyncExternalStore } from 'react';

/** How long an answer to the cookie notice holds: six months (domain rules, "Cookies"). */
const HOLDS_MS = 182 * 24 * 3_600_000;
const KEY = 'sporta.analytics-consent';

export type Consent = 'unknown' | 'granted' | 'refused';

let current: Consent | undefined;
const listeners = new Set<() => void>();

function remembered(): Consent {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { answer?: unknown; at?: unknown };
    const holds = typeof at === 'number' && Date.now() - at < HOLDS_MS;
    return holds && (answer === 'granted' || answer === 'refused') ? answer : 'unknown';
  } catch {
    return 'unknown';
  }
}

export function consent(): Consent {
  current ??= remembered();
  return current;
}

/** Takes the answer of the customer; it can be changed at any time. */
export function answerConsent(answer: 'granted' | 'refused'): void {
  current = answer;
  try {
    localStorage.setItem(KEY, JSON.stringify({ answer, at: Date.now() }));
  } catch {
    // It holds as long as the page.
  }
  for (const listener of listeners) listener();
}

export function useConsent(): Consent {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    consent,
    () => 'unknown',
  );
}
