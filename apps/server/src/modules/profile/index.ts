import type { Module } from '../../platform/module.ts';
import { registerProfileRoutes } from './profile.routes.ts';

export { defaultDisclaimers, recordAnswers } from './disclaimers.ts';
export { insertFiscalPerson } from './fiscal-persons.repo.ts';
export {
  assertPossibleBirthDate,
  isGrownUp,
  normalFidelityCard,
  normalFiscalCode,
  normalPhone,
} from './personal-fields.ts';
export { readUserDetail } from './user-detail.ts';

/** What a customer can see and change about themselves: personal data, invoices, consents. */
export const profileModule: Module = { name: 'profile', register: (app) => registerProfileRoutes(app) };
