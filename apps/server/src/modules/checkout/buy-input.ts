/** What the customer decides with the button that buys. */
export interface BuyInput {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  saveAuth: boolean;
  /** What the customer saw, in cents. */
  expectedCents: number;
  idempotencyKey: string;
}
