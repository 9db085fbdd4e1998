/** What the bank of a card, the notice and the browser do. */
export interface Scenario {
  /** `codiceEsito`: `0` approves. */
  outcome: string;
  /** 3-D Secure: none, a code to type, or a bank that refuses whatever is typed. */
  challenge: 'none' | 'code' | 'fails';
  notice: 'normal' | 'before-return' | 'late' | 'duplicated' | 'out-of-order' | 'lost' | 'forged';
  /** The browser comes back to the shop. */
  returns: boolean;
  /** What a later charge on the saved card does. */
  savedCharge: 'approve' | 'refuse' | 'challenge';
}

const normal: Scenario = {
  outcome: '0',
  challenge: 'none',
  notice: 'normal',
  returns: true,
  savedCharge: 'approve',
};

export const SCENARIOS = {
  approve: normal,
  declined: { ...normal, outcome: '05' },
  'insufficient-funds': { ...normal, outcome: '51' },
  'limit-exceeded': { ...normal, outcome: '61' },
  blocked: { ...normal, outcome: '62' },
  challenge: { ...normal, challenge: 'code' },
  'challenge-failed': { ...normal, challenge: 'fails' },
  'no-return': { ...normal, returns: false },
  'notice-before-return': { ...normal, notice: 'before-return' },
  'notice-late': { ...normal, notice: 'late' },
  'notice-duplicated': { ...normal, notice: 'duplicated' },
  'notice-out-of-order': { ...normal, notice: 'out-of-order' },
  'notice-lost': { ...normal, notice: 'lost' },
  'notice-forged': { ...normal, outcome: '05', notice: 'forged' },
  'saved-refused': { ...normal, savedCharge: 'refuse' },
  'saved-challenge': { ...normal, savedCharge: 'challenge' },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
}
