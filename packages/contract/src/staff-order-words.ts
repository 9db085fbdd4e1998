import type { StaffRole } from './staff-roles.ts';

/* Words of the Banco about orders; apart from the schemas, so that pages load none of those for their sake. */

/** Where goods are kept and how they travel. */
export const storageZones = ['dry', 'chilled', 'frozen'] as const;
export type StorageZone = (typeof storageZones)[number];
export const storageZoneLabels: Record<StorageZone, string> = { dry: 'secco', chilled: 'fresco', frozen: 'gelo' };

/** The tabs of the list of orders. `all` holds all but `unpaid`; `to-watch`: not delivered, badly paid, or with an open report. */
export const staffOrderTabs = [
  'all',
  'to-prepare',
  'in-preparation',
  'ready',
  'travelling',
  'delivered',
  'cancelled',
  'to-watch',
  'unpaid',
] as const;
export type StaffOrderTab = (typeof staffOrderTabs)[number];

export const staffOrderSorts = ['number', 'slot', 'customer', 'created', 'lines', 'total', 'state'] as const;

/** The moves staff make; `picked` comes of closing the preparation, redelivery of a change of slot. */
export const staffMoves = ['picking', 'ready', 'out-for-delivery', 'delivered', 'not-delivered'] as const;
export type StaffMove = (typeof staffMoves)[number];

/** Who makes which move. */
export const rolesOfMove: Record<StaffMove, readonly StaffRole[]> = {
  picking: ['picker', 'store-manager'],
  ready: ['picker', 'store-manager'],
  'out-for-delivery': ['driver', 'store-manager'],
  delivered: ['driver', 'store-manager'],
  'not-delivered': ['driver', 'store-manager'],
};

/** What a row of the list draws the eye to. */
export const staffOrderFlags = ['missing', 'payment', 'problem', 'not-delivered', 'note'] as const;
