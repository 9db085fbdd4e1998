import type { Module } from '../../platform/module.ts';
import { sendInLocker, sendLockerReminder } from './locker-mails.ts';
import { lockerJobs } from './lockers.jobs.ts';
import { registerLockerRoutes } from './lockers.routes.ts';
import { prepareDeposit } from './prepare-deposit.ts';

export { doorsForVans } from './doors-for-vans.ts';

/** Locker stations: how they are set up, and how orders go in and out of their doors. */
export const lockersModule: Module = {
  name: 'lockers',
  register: (app) => registerLockerRoutes(app),
  jobs: lockerJobs,
  outbox: {
    'locker.prepare': {
      lane: 'other',
      handle: async ({ orderId }: { orderId: number }, deps) => void (await prepareDeposit(deps, orderId)),
    },
    'locker.filled': { lane: 'mail', handle: ({ orderId }: { orderId: number }, deps) => sendInLocker(deps, orderId) },
    'locker.remind': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendLockerReminder(deps, orderId),
    },
  },
};
