import type { Module } from '../../../platform/module.ts';
import { checkoutModule } from '../../checkout/index.ts';
import { invoicingModule } from '../../invoicing/index.ts';
import { paymentsFor } from '../../payments/index.ts';
import { returnsModule } from '../../returns/index.ts';
import { workEndings } from '../../work-endings.ts';
import { ordersFor, payableOrders } from '../index.ts';

/** Everything an order meets on its way, put together as in modules/index.ts. */
export const orderRooms: readonly Module[] = [
  paymentsFor(payableOrders, workEndings),
  ordersFor(payableOrders),
  checkoutModule,
  invoicingModule,
  returnsModule,
];
