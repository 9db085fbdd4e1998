import { z } from 'zod';

export const accountTypes = ['person', 'business'] as const;

/** Facts about a person that are set one at a time (`registration/update_person_info`). */
export const personInfoTypes = {
  firstName: 1,
  lastName: 2,
  phone: 3,
  birthDate: 4,
  fiscalCode: 5,
  fidelityCard: 6,
  language: 7,
} as const;

export const personInfo = z.object({ personInfoTypeId: z.number().int(), name: z.string(), value: z.string() });

/** Who an invoice is made out to. */
export const fiscalPerson = z.object({
  personFiscalId: z.number().int(),
  type: z.enum(accountTypes),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** Ragione sociale. */
  companyName: z.string().optional(),
  fiscalCode: z.string().optional(),
  /** Partita IVA, 11 digits. */
  vatNumber: z.string().optional(),
  /** Codice destinatario of the invoice exchange, 7 characters. */
  recipientCode: z.string().optional(),
  pec: z.string().optional(),
  address1: z.string(),
  addressNumber: z.string(),
  city: z.string(),
  province: z.string(),
  postalcode: z.string(),
  isDefault: z.boolean(),
});

export const userDetail = z.object({
  userId: z.number().int(),
  login: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  profileConfirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().optional(),
  /** `YYYY-MM-DD`. */
  birthDate: z.string().optional(),
  fiscalCode: z.string().optional(),
  fidelityCard: z.string().optional(),
  accountType: z.enum(accountTypes),
  master: z.boolean(),
  company: z
    .object({
      companyId: z.number().int(),
      name: z.string(),
      vatNumber: z.string(),
      fiscalCode: z.string(),
      recipientCode: z.string().optional(),
      pec: z.string().optional(),
      /** One invoice for the deliveries of a month, instead of one for each. */
      monthlyInvoice: z.boolean(),
    })
    .optional(),
  /** Registered with the VAT number of a company whose master has not answered yet. */
  companyRequest: z.object({ /** ISO instant. */ requestedAt: z.string() }).optional(),
  personInfos: z.array(personInfo),
  billingAddress: fiscalPerson.optional(),
  fiscalPersons: z.array(fiscalPerson),
  userPoints: z.array(z.object({ value: z.number() })).optional(),
});

/** A versioned text a person accepts or not. */
export const disclaimer = z.object({
  disclaimerId: z.number().int(),
  /** "terms", "privacy", "marketing", "profiling", "newsletter", "loyalty". */
  code: z.string(),
  version: z.number().int(),
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  required: z.boolean(),
});

/** A text with what the person answered last; absent answer = never asked. */
export const userDisclaimer = disclaimer.extend({
  accepted: z.boolean().optional(),
  /** ISO instant. */
  answeredAt: z.string().optional(),
});

export type UserDetail = z.infer<typeof userDetail>;
export type FiscalPerson = z.infer<typeof fiscalPerson>;
export type PersonInfo = z.infer<typeof personInfo>;
export type Disclaimer = z.infer<typeof disclaimer>;
export type UserDisclaimer = z.infer<typeof userDisclaimer>;
