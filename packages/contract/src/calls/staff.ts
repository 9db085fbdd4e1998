import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  choiceParam,
  dayParam,
  idParam,
  optional,
  pageParam,
  pageSizeParam,
  patternParam,
  textParam,
} from '../fields.ts';
import { page } from '../page.ts';
import { auditEntry, staffHit, staffPerson } from '../staff.ts';
import { auditSubjects } from '../staff-audit-words.ts';
import { staffRoles } from '../staff-roles.ts';
import { staffToday } from '../staff-today.ts';

const base = { tag: 'staff', access: 'staff' } as const;
const pin = patternParam('Il PIN', /^\d{4,8}$/, 'servono da 4 a 8 cifre');

export const me = defineCall({
  ...base,
  roles: staffRoles,
  method: 'GET',
  path: 'staff/me',
  whileLocked: true,
  summary: 'Who sits at the Banco: person, roles, stores, lock; the one staff call that answers while it is locked',
  request: z.object({}),
  data: z.object({ person: staffPerson }),
});

export const lock = defineCall({
  ...base,
  roles: staffRoles,
  method: 'POST',
  path: 'staff/lock',
  summary: 'Locks the Banco of this session, e.g. after a pause; without a PIN it is opened by signing in again',
  request: z.object({}),
  data: z.object({ person: staffPerson }),
});

export const unlock = defineCall({
  ...base,
  roles: staffRoles,
  method: 'POST',
  path: 'staff/unlock',
  whileLocked: true,
  summary: 'Opens the Banco again with the PIN; the fifth wrong one ends the session',
  request: z.object({ pin }),
  data: z.object({ person: staffPerson }),
  errors: ['wrong-pin', 'no-pin', 'session-ended'],
});

export const setPin = defineCall({
  ...base,
  roles: staffRoles,
  method: 'POST',
  path: 'staff/set-pin',
  summary: 'Chooses the PIN that opens the Banco again after a pause',
  request: z.object({ pin }),
  data: z.object({ person: staffPerson }),
  errors: ['weak-pin'],
});

export const today = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting'],
  method: 'GET',
  path: 'staff/today',
  summary: 'The day at a glance: figures, slots, what is being prepared, what comes next, what needs somebody',
  request: z.object({
    warehouse_id: optional(idParam('La sede')),
    /** Default: today. */
    day: optional(dayParam('Il giorno')),
  }),
  data: z.object({ today: staffToday }),
  errors: ['store-not-found'],
});

export const search = defineCall({
  ...base,
  roles: ['customer-care', 'store-manager', 'accounting', 'merchandiser'],
  method: 'GET',
  path: 'staff/search',
  summary:
    'Orders, customers, companies and products by a piece of their name, number, e-mail, phone or street; the holder of a certificate by its whole code',
  request: z.object({ q: textParam('Il testo da cercare', 60, { min: 2 }) }),
  data: z.object({ hits: z.array(staffHit) }),
});

export const events = defineCall({
  ...base,
  roles: staffRoles,
  method: 'GET',
  path: 'staff/events',
  answers: 'events',
  summary: 'Server-sent events: what changed in the stores of this person, by id only (`staffEvent`)',
  request: z.object({}),
  data: z.object({}),
});

export const audit = defineCall({
  ...base,
  roles: ['store-manager'],
  method: 'GET',
  path: 'staff/audit',
  summary: 'Who of the staff changed or looked at what, the latest first',
  request: z.object({
    page: pageParam,
    page_size: pageSizeParam({ fallback: 50, max: 200 }),
    user_id: optional(idParam('La persona')),
    subject: optional(choiceParam('L’oggetto', auditSubjects)),
    subject_id: optional(idParam('Il numero')),
    from: optional(dayParam('Il primo giorno')),
    to: optional(dayParam('L’ultimo giorno')),
  }),
  data: z.object({
    page,
    entries: z.array(auditEntry),
    /** Whose entries may be asked for, by name. */
    people: z.array(z.object({ userId: z.number().int(), name: z.string() })),
  }),
});
