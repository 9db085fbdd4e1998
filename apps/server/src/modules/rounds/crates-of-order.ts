import type { StorageZone } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { crateCode, readCrates } from '../picking/index.ts';

/** The crates of an order, each with what its label says. */
export interface OrderCrates {
  /** Somebody packed them; else they are estimated from the lines. */
  counted: boolean;
  crates: { code: string; zone?: StorageZone | undefined }[];
}

/** An order with the crates it is expected to fill. */
export interface OrderToPack {
  orderId: number;
  orderNumber: string;
  expected: number;
}

/** The crates of orders: those that were packed, with their labels; of others as many as expected, numbered within their order. */
export async function cratesOf(db: Db | Tx, orders: readonly OrderToPack[]): Promise<Map<number, OrderCrates>> {
  if (orders.length === 0) return new Map();
  const packed = await readCrates(
    db,
    orders.map(({ orderId }) => orderId),
  );
  return new Map(
    orders.map(({ orderId, orderNumber, expected }) => {
      const own = packed.filter((crate) => crate.orderId === orderId);
      const crates = own.length
        ? own.map((crate) => ({ code: crateCode(crate), zone: crate.temperature }))
        : Array.from({ length: expected }, (_, index) => ({ code: `${orderNumber}-${index + 1}` }));
      return [orderId, { counted: own.length > 0, crates }];
    }),
  );
}
