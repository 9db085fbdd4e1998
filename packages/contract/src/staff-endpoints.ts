import type { StaffEndpoints } from './endpoint.ts';

/**
 * Every call of the Banco with what a browser needs to make it and who may. Written in step with the calls by `npm run endpoints -w @sporta/contract`; a test fails when it is not.
 */
export const staffEndpoints: StaffEndpoints = {
  staff: {
    audit: { method: 'GET', path: 'staff/audit', changesState: false, roles: ['store-manager'] },
    events: {
      method: 'GET',
      path: 'staff/events',
      changesState: false,
      answers: 'events',
      roles: ['picker', 'driver', 'customer-care', 'store-manager', 'merchandiser', 'accounting', 'director'],
    },
    lock: {
      method: 'POST',
      path: 'staff/lock',
      changesState: true,
      roles: ['picker', 'driver', 'customer-care', 'store-manager', 'merchandiser', 'accounting', 'director'],
    },
    me: {
      method: 'GET',
      path: 'staff/me',
      changesState: false,
      roles: ['picker', 'driver', 'customer-care', 'store-manager', 'merchandiser', 'accounting', 'director'],
    },
    search: {
      method: 'GET',
      path: 'staff/search',
      changesState: false,
      roles: ['customer-care', 'store-manager', 'accounting', 'merchandiser'],
    },
    setPin: {
      method: 'POST',
      path: 'staff/set-pin',
      changesState: true,
      roles: ['picker', 'driver', 'customer-care', 'store-manager', 'merchandiser', 'accounting', 'director'],
    },
    today: {
      method: 'GET',
      path: 'staff/today',
      changesState: false,
      roles: ['customer-care', 'store-manager', 'accounting'],
    },
    unlock: {
      method: 'POST',
      path: 'staff/unlock',
      changesState: true,
      roles: ['picker', 'driver', 'customer-care', 'store-manager', 'merchandiser', 'accounting', 'director'],
    },
  },
  staffOrders: {
    addNote: {
      method: 'POST',
      path: 'staff/order/add-note',
      changesState: true,
      roles: ['customer-care', 'store-manager', 'accounting'],
    },
    cancel: {
      method: 'POST',
      path: 'staff/order/cancel',
      changesState: true,
      roles: ['customer-care', 'store-manager'],
    },
    changeSlot: {
      method: 'POST',
      path: 'staff/order/change-slot',
      changesState: true,
      roles: ['customer-care', 'store-manager'],
    },
    detail: {
      method: 'GET',
      path: 'staff/order',
      changesState: false,
      roles: ['customer-care', 'store-manager', 'accounting'],
    },
    list: {
      method: 'GET',
      path: 'staff/orders',
      changesState: false,
      roles: ['customer-care', 'store-manager', 'accounting'],
    },
    listFile: {
      method: 'GET',
      path: 'staff/orders.csv',
      changesState: false,
      answers: 'csv',
      roles: ['customer-care', 'store-manager', 'accounting'],
    },
    move: {
      method: 'POST',
      path: 'staff/order/move',
      changesState: true,
      roles: ['picker', 'driver', 'store-manager'],
    },
    refund: {
      method: 'POST',
      path: 'staff/order/refund',
      changesState: true,
      roles: ['customer-care', 'store-manager', 'accounting'],
    },
    slots: { method: 'GET', path: 'staff/order/slots', changesState: false, roles: ['customer-care', 'store-manager'] },
  },
  staffPayments: {
    reconciliation: {
      method: 'GET+POST',
      path: 'staff/payments/reconciliation',
      changesState: true,
      roles: ['accounting'],
    },
    retry: { method: 'POST', path: 'staff/payments/retry', changesState: true, roles: ['accounting'] },
    stuck: { method: 'GET', path: 'staff/payments/stuck', changesState: false, roles: ['accounting'] },
  },
  staffPicking: {
    assign: { method: 'POST', path: 'staff/picking/assign', changesState: true, roles: ['store-manager'] },
    close: { method: 'POST', path: 'staff/picking/close', changesState: true, roles: ['picker', 'store-manager'] },
    figures: { method: 'GET', path: 'staff/picking/figures', changesState: false, roles: ['picker', 'store-manager'] },
    gestures: {
      method: 'POST',
      path: 'staff/picking/gestures',
      changesState: true,
      roles: ['picker', 'store-manager'],
    },
    giveBack: {
      method: 'POST',
      path: 'staff/picking/give-back',
      changesState: true,
      roles: ['picker', 'store-manager'],
    },
    labels: {
      method: 'GET',
      path: 'staff/picking/labels.pdf',
      changesState: false,
      answers: 'pdf',
      roles: ['picker', 'store-manager'],
    },
    mine: { method: 'GET', path: 'staff/picking/mine', changesState: false, roles: ['picker', 'store-manager'] },
    openCrate: {
      method: 'POST',
      path: 'staff/picking/open-crate',
      changesState: true,
      roles: ['picker', 'store-manager'],
    },
    placeCrate: {
      method: 'POST',
      path: 'staff/picking/place-crate',
      changesState: true,
      roles: ['picker', 'store-manager'],
    },
    proposals: {
      method: 'GET',
      path: 'staff/picking/proposals',
      changesState: false,
      roles: ['picker', 'store-manager'],
    },
    removeCrate: {
      method: 'POST',
      path: 'staff/picking/remove-crate',
      changesState: true,
      roles: ['picker', 'store-manager'],
    },
    scan: { method: 'GET', path: 'staff/picking/scan', changesState: false, roles: ['picker', 'store-manager'] },
    startWave: { method: 'POST', path: 'staff/picking/start-wave', changesState: true, roles: ['store-manager'] },
    take: { method: 'POST', path: 'staff/picking/take', changesState: true, roles: ['picker', 'store-manager'] },
    work: { method: 'GET', path: 'staff/picking/work', changesState: false, roles: ['picker', 'store-manager'] },
  },
};
