/** What the customer decides with the button that buys. */
export interface BuyInput {
  paymentTypeId: number;
  paymentAuthId?: number | undefined;
  saveAuth: boolean;
  /** What the customer saw, in cents. */
  expectedCents: number;
  /** Slot and address the customer saw, where they were said. */
  expectedTimeslotId?: number | undefined;
  expectedAddressId?: number | undefined;
  idempotencyKey: string;
}
