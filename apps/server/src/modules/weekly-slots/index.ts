import type { Module } from '../../platform/module.ts';
import { sendWeeklyLetter, tellWeekly } from './tell-weekly.ts';
import { registerWeeklySlotRoutes } from './weekly-slots.routes.ts';

/** "Tieni per me ogni settimana": the windows customers keep, and what they are told of them (ADR 0050). */
export const weeklySlotsModule: Module = {
  name: 'weekly-slots',
  register: (app) => registerWeeklySlotRoutes(app),
  jobs: [{ name: 'weekly-slots.tell', cron: '* * * * *', run: tellWeekly }],
  outbox: { 'weekly-slots.letter': { lane: 'mail', handle: sendWeeklyLetter } },
};
