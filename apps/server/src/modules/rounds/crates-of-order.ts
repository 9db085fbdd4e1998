import type { StorageZone } from '@sporta/contract';

/** The crates of an order, each with what its label says. */
export interface OrderCrates {
  /** Somebody packed them; else they are estimated from the lines. */
  counted: boolean;
  crates: { code: string; zone?: StorageZone | undefined }[];
}

/** Crates nobody has packed yet, numbered within their order. */
export function expectedCrates(orderNumber: string, count: number): OrderCrates {
  return {
    counted: false,
    crates: Array.from({ length: count }, (_, index) => ({ code: `${orderNumber}-${index + 1}` })),
  };
}
