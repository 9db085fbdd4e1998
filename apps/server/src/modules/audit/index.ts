import type { Module } from '../../platform/module.ts';
import { registerAuditRoutes } from './audit.routes.ts';

export { changesOfSubject } from './audit.repo.ts';
export { changesOfSlot } from './changes-of-slot.ts';
export { pageOfAudit } from './page-of-audit.ts';
export {
  type AuditAction,
  type AuditActor,
  type AuditFacts,
  auditLabels,
  staffActor,
  writeAudit,
  writeLook,
} from './write-audit.ts';

/** Who of the staff changed or looked at what. */
export const auditModule: Module = { name: 'audit', register: (app) => registerAuditRoutes(app) };
