import type { Disclaimer } from '@sporta/contract';

/** The part of a form that holds the answers to the texts. */
export interface ConsentValues {
  /** Answers by `disclaimerId`. */
  consents: Record<string, boolean>;
}

/** The answer to each text shown; what was left alone is a no. */
export function consentAnswers({ consents }: ConsentValues, disclaimers: readonly Disclaimer[]) {
  return disclaimers.map(({ disclaimerId }) => ({
    disclaimer_id: disclaimerId,
    accepted: consents[disclaimerId] ?? false,
  }));
}
