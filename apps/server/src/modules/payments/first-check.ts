/** How long the customer may stay on the provider's page before reconciliation asks after the payment. */
const MINUTES = 5;

/** When reconciliation asks after a payment for the first time. */
export const firstCheckAt = (openedAt: Date): Date => new Date(openedAt.getTime() + MINUTES * 60_000);
