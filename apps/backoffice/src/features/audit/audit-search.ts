import { type AuditSubject, auditSubjects } from '@sporta/contract/staff-audit-words.ts';
import { isShopDay, type ShopDay } from '@sporta/domain';

/** What the address of the log says. */
export interface AuditSearch {
  page?: number | undefined;
  user_id?: number | undefined;
  subject?: AuditSubject | undefined;
  subject_id?: number | undefined;
  /** Days, both included. */
  from?: ShopDay | undefined;
  to?: ShopDay | undefined;
}

const whole = (text: unknown): number | undefined => (/^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : undefined);
const day = (text: unknown): ShopDay | undefined => (typeof text === 'string' && isShopDay(text) ? text : undefined);

/** Reads an address; what does not fit is as if it were not there. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  return {
    page: whole(raw.page),
    user_id: whole(raw.user_id),
    subject: auditSubjects.find((each) => each === raw.subject),
    subject_id: whole(raw.subject_id),
    from: day(raw.from),
    to: day(raw.to),
  };
}
