import { z } from 'zod';

/** `missing`: the shop cannot sell without it; `advice`: it sells, but less well or less lawfully than it should. */
export const readinessStates = ['missing', 'advice', 'ok'] as const;
export type ReadinessState = (typeof readinessStates)[number];

export const readinessIds = [
  'seller',
  'look',
  'address',
  'stores',
  'zones',
  'slots',
  'hours',
  'products',
  'payments',
  'mail',
  'pages',
  'staff',
  'einvoices',
] as const;

export const readinessCheck = z.object({
  id: z.enum(readinessIds),
  state: z.enum(readinessStates),
  title: z.string(),
  /** What there is, or what is missing and why it matters; one sentence or two. */
  text: z.string(),
  /** The page of the Banco where it is put right. */
  href: z.string().optional(),
  /** Settings of the server that put it right, where no page does. */
  settings: z.array(z.string()),
});

/** What a shop still lacks before it can sell; the worst first. */
export const readiness = z.object({
  checks: z.array(readinessCheck),
  /** Nothing is missing; advice may be left. */
  isReady: z.boolean(),
});

export type ReadinessCheck = z.infer<typeof readinessCheck>;
export type Readiness = z.infer<typeof readiness>;
