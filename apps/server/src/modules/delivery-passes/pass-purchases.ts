import { deliveryPassOrderIds } from '@sporta/domain';
import type { PurchaseKind } from '../purchases/index.ts';
import { applyPaymentsToPass } from './apply-payments.ts';
import { findPass, type PassRow } from './passes.repo.ts';
import { notFound } from './refusals.ts';

/** How passes are bought. */
export const passPurchases: PurchaseKind<PassRow> = {
  name: 'delivery-pass',
  ids: deliveryPassOrderIds,
  find: findPass,
  applyPayments: applyPaymentsToPass,
  notFound,
  alreadyPaid: 'Il pagamento era già riuscito: l’abbonamento è attivo',
};
