import { z } from 'zod';
import { auditSubjects } from './staff-audit-words.ts';
import { staffEventKinds } from './staff-event-kinds.ts';
import { staffRoles } from './staff-roles.ts';

export const staffStore = z.object({ warehouseId: z.number().int(), name: z.string() });

/** Who sits at the Banco. */
export const staffPerson = z.object({
  userId: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Italian: "Responsabile di negozio". */
  roleLabels: z.array(z.string()),
  /** The stores this person sees, all of them for those who work for all. */
  stores: z.array(staffStore),
  allStores: z.boolean(),
  /** The PIN that opens the Banco again after a pause. */
  pin: z.boolean(),
  /** The Banco is locked: every other staff call answers 403 until `staff/unlock`. */
  locked: z.boolean(),
  /** Minutes without a gesture after which a page locks the Banco by `staff/lock`. */
  idleLockMinutes: z.number().int(),
  /** Euro this person may give back on one order alone; absent = no limit. */
  refundLimit: z.number().optional(),
  /** ISO instant the session ends. */
  sessionEndsAt: z.string(),
});

/** One hit of the search that is at every page. */
export const staffHit = z.object({
  kind: z.enum(['order', 'customer', 'company', 'product']),
  /** Of an order, an account, a company or a product. */
  id: z.number().int(),
  /** "25-118204", "Giulia Riva". */
  title: z.string(),
  /** "Giulia Riva · sab 22 nov, 18–20 · Pronto". */
  subtitle: z.string(),
});

/** Fields that changed, as they were and as they are: words and figures, for people and for programs alike. */
const auditValues = z.record(z.string(), z.unknown());

/** What somebody of the staff changed, or whose data they looked at. */
export const auditEntry = z.object({
  auditId: z.number().int(),
  /** ISO instant. */
  at: z.string(),
  userId: z.number().int(),
  /** "Sara Bruni". */
  name: z.string(),
  /** What was done, e.g. `order.cancel`, `order.view`. */
  action: z.string(),
  /** Italian: "Ha annullato l’ordine". */
  label: z.string(),
  subject: z.object({
    kind: z.enum(auditSubjects),
    id: z.number().int().optional(),
    name: z.string().optional(),
  }),
  warehouseId: z.number().int().optional(),
  before: auditValues.optional(),
  after: auditValues.optional(),
  reason: z.string().optional(),
});

/**
 * What `staff/events` sends, as JSON in `data:` of server-sent events: only that something changed and what it is, never how it
 * is now; of `round` the id is that of the slot. `kind` is also the `event:` name.
 */
export const staffEvent = z.object({
  kind: z.enum(staffEventKinds),
  id: z.number().int().optional(),
  warehouseId: z.number().int().optional(),
});

export type StaffPerson = z.infer<typeof staffPerson>;
export type StaffStore = z.infer<typeof staffStore>;
export type StaffHit = z.infer<typeof staffHit>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type StaffEvent = z.infer<typeof staffEvent>;
