import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { peopleOfAudit } from './audit.repo.ts';
import { pageOfAudit } from './page-of-audit.ts';

export function registerAuditRoutes(app: FastifyInstance): void {
  registerCall(app, calls.staff.audit, async (c) => {
    const { page, page_size: pageSize, user_id: userId, subject, subject_id: subjectId, from, to } = c.input;
    const { stores } = c.account.staff!;
    const [found, people] = await Promise.all([
      pageOfAudit(c.db, { stores, userId, subject, subjectId, from, to, page, pageSize }),
      peopleOfAudit(c.db, stores),
    ]);
    return { ...found, people };
  });
}
