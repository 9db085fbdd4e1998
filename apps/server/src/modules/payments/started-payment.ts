import type { PaymentRow } from './payments.repo.ts';
import type { StartResult } from './providers/provider.ts';

/** What beginning a payment came to. */
export type StartedPayment =
  /** The customer goes to the provider. */
  | { kind: 'redirect'; to: Extract<StartResult, { kind: 'redirect' }> }
  /** The provider has decided, or a card is kept for later; the ledger has it. */
  | { kind: 'decided'; payment: PaymentRow }
  /** Nobody knows whether it was done: starting it again tells, and reconciliation does so by itself. */
  | { kind: 'unavailable' };
