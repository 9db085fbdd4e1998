import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import type { StaffRole } from '@sporta/contract/staff-roles.ts';
import { z } from 'zod';
import {
  type ApplePushSettings,
  appPushProblems,
  type FirebaseSettings,
  readApplePush,
  readFirebase,
  readPushKey,
} from './app-push-settings.ts';
import { type EinvoiceSettings, einvoiceProblems, readEinvoice } from './einvoice-settings.ts';
import { type GeocoderSettings, geocoderProblems, readGeocoder } from './geocoder-settings.ts';
import { isLoopbackUrl } from './loopback.ts';
import {
  type MealTicketSettings,
  mealTicketEnvironment,
  mealTicketProblems,
  publicMealTicketProblems,
  readMealTicketSettings,
} from './meal-ticket-settings.ts';
import { readTrustedProxies, type TrustedProxies } from './proxies.ts';
import { DEMO_KEY_PROBLEM, DEMO_MERCHANT, DEMO_SECRET, isLocalShop, publicShopProblems } from './public-shop.ts';
import { type RoundSettings, readRoundSettings } from './round-settings.ts';
import { isDemoKey, readSatispayKey } from './satispay-key.ts';
import { defaultRoleGroups, readRoleGroups } from './staff-groups.ts';
import { readStripe, type StripeSettings, stripeProblems } from './stripe-settings.ts';
import { defaultVoucherLimits, readVoucherLimits, type VoucherSettings } from './voucher-settings.ts';

/** Wrong environment: `problems` has one clear line per wrong value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const wholeNumber = (byDefault: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` })
    .default(byDefault);

const yesOrNo = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1' || text === 'yes');

const onOff = (byDefault: boolean) => yesOrNo.default(byDefault);

const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** Origins separated by commas, as browsers write them in `Origin`. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toLowerCase()))
  .refine((list) => list.every((each) => /^[a-z][a-z0-9+.-]*:\/\/[^\s/,?#]+$/.test(each)), {
    error: 'must be origins such as capacitor://localhost, separated by commas',
  })
  .default([]);

/** SHA-256 of certificates as keytool writes them, separated by commas. */
const fingerprints = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim().toUpperCase()))
  .refine((list) => list.every((each) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(each)), {
    error: 'must be SHA-256 fingerprints such as AB:CD:… (32 pairs), separated by commas',
  })
  .default([]);

/** Paths and hashes of the shop, separated by commas. */
const pages = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .refine((list) => list.every((each) => /^[/#][\w/-]*$/.test(each)), {
    error: 'must be paths or hashes such as /payment,#saldo, separated by commas',
  });

const proxies = z
  .string()
  .transform((text, context): TrustedProxies => {
    const read = readTrustedProxies(text);
    if ('proxies' in read) return read.proxies;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  })
  .default(false);

const roleGroups = z
  .string()
  .default(defaultRoleGroups)
  .transform((text, context): ReadonlyMap<string, StaffRole> => {
    const read = readRoleGroups(text);
    if ('roles' in read) return read.roles;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  });

const voucherLimits = z
  .string()
  .default(defaultVoucherLimits)
  .transform((text, context): VoucherSettings => {
    const read = readVoucherLimits(text);
    if ('limits' in read) return read.limits;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  });

const satispayKey = z.string().transform((text, context): KeyObject => {
  const read = readSatispayKey(text);
  if ('key' in read) return read.key;
  context.addIssue({ code: 'custom', message: read.problem });
  return z.NEVER;
});

const pushKey = (kind: 'rsa' | 'p256') =>
  z.string().transform((text, context): KeyObject => {
    const read = readPushKey(text, kind);
    if ('key' in read) return read.key;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  });

/** A key as Stripe writes it. */
const stripeKey = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, { error: `must be a key such as ${example}` });

/** Euro amount written as `40` or `39.90`; kept as integer cents. */
const euro = (byDefaultCents: number) =>
  z
    .string()
    .regex(/^\d{1,6}([.,]\d{1,2})?$/, { error: 'must be an amount in euro such as 40 or 39.90' })
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
    .default(byDefaultCents);

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be one of development, production, test' })
    .default('development'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: wholeNumber(3000, 0, 65535),
  PUBLIC_URL: address(/^https?$/, 'https://spesa.sporta.example').optional(),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/sporta').optional(),
  DATABASE_DIRECT_URL: address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/sporta').optional(),
  DATABASE_POOL_SIZE: wholeNumber(10, 2, 200),
  DATA_DIR: z.string().min(1).default('.data'),
  TRUST_PROXY: proxies,
  ALLOWED_ORIGINS: origins,
  PUSH_ORIGINS: origins,
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, { error: 'must be the id of a project such as sporta-spesa' })
    .optional(),
  FIREBASE_CLIENT_EMAIL: z.email({ error: 'must be the client_email of a service account' }).optional(),
  FIREBASE_PRIVATE_KEY: pushKey('rsa').optional(),
  FIREBASE_URL: address(/^https?$/, 'https://fcm.googleapis.com').default('https://fcm.googleapis.com'),
  FIREBASE_TOKEN_URL: address(/^https?$/, 'https://oauth2.googleapis.com/token').default(
    'https://oauth2.googleapis.com/token',
  ),
  APPLE_PUSH_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, { error: 'must be the id of a key such as A1B2C3D4E5' })
    .optional(),
  APPLE_PUSH_PRIVATE_KEY: pushKey('p256').optional(),
  APPLE_PUSH_URL: address(/^https?$/, 'https://api.push.apple.com').default('https://api.push.apple.com'),
  DEMO_SHOP: yesOrNo.optional(),
  DEMO_KEY: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
  WORKER: z.enum(['inline', 'separate', 'off'], { error: 'must be one of inline, separate, off' }).default('inline'),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),

  SELLER_NAME: z.string().min(2).max(200).default('Sporta S.p.A.'),
  SELLER_ADDRESS: z.string().min(5).max(200).default('Via Tortona 31, 20144 Milano MI'),
  SELLER_VAT_NUMBER: z
    .string()
    .regex(/^(IT)?\d{11}$/, { error: 'must be a VAT number of 11 digits' })
    .transform((text) => text.replace('IT', ''))
    .default('12345670017'),
  SELLER_REGISTER: z.string().max(200).default(''),
  SELLER_PHONE: z.string().max(40).default(''),
  SELLER_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', '').toUpperCase())
    .pipe(z.union([z.literal(''), z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, { error: 'must be an IBAN' })]))
    .default(''),
  SELLER_EMAIL: z.union([z.literal(''), z.email({ error: 'must be an e-mail address' })]).default(''),

  EINVOICE_FOLDER: z.string().min(1).optional(),
  EINVOICE_URL: address(/^https?$/, 'https://sdi.provider.example').optional(),
  EINVOICE_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  EINVOICE_TIMEOUT_SECONDS: wholeNumber(20, 1, 50),

  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.sporta.example:587').optional(),
  MAIL_FROM: z.string().min(3).default('Sporta <spesa@sporta.example>'),
  MAIL_BOUNCE_ADDRESS: z
    .string()
    .regex(/^[\w.-]+@[\w-]+(\.[\w-]+)+$/, { error: 'must be an address such as rimbalzi@sporta.example, without +' })
    .optional(),
  MAILBOX_URL: address(/^https?$/, 'http://localhost:8025').optional(),

  CARD_GATEWAY_URL: address(/^https?$/, 'https://pay.provider.example').optional(),
  CARD_GATEWAY_MERCHANT: z.string().min(1).default(DEMO_MERCHANT),
  CARD_GATEWAY_SECRET: z.string().min(16, { error: 'must have at least 16 characters' }).default(DEMO_SECRET),
  CARD_GATEWAY_TIMEOUT_SECONDS: wholeNumber(10, 1, 120),
  ...mealTicketEnvironment,

  SATISPAY_URL: address(/^https?$/, 'https://authservices.satispay.com').optional(),
  SATISPAY_KEY_ID: z
    .string()
    .regex(/^[\w.-]{8,200}$/, { error: 'must be the id that pairing answered' })
    .optional(),
  SATISPAY_PRIVATE_KEY: satispayKey.optional(),
  SATISPAY_TIMEOUT_SECONDS: wholeNumber(10, 1, 120),
  STRIPE_SECRET_KEY: stripeKey(/^(sk|rk)_(live|test)_\w{10,250}$/, 'sk_live_…').optional(),
  STRIPE_PUBLISHABLE_KEY: stripeKey(/^pk_(live|test)_\w{10,250}$/, 'pk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: stripeKey(/^whsec_\w{10,250}$/, 'whsec_…').optional(),
  STRIPE_API_URL: address(/^https?$/, 'https://api.stripe.com').optional(),
  STRIPE_JS_URL: address(/^https?$/, 'https://js.stripe.com/v3/').optional(),
  STRIPE_TIMEOUT_SECONDS: wholeNumber(10, 1, 120),

  SSO_ISSUER: address(/^https?$/, 'https://accounts.sporta.example').optional(),
  SSO_CLIENT_ID: z.string().min(1).optional(),
  SSO_CLIENT_SECRET: z.string().min(8, { error: 'must have at least 8 characters' }).optional(),

  STAFF_ROLE_GROUPS: roleGroups,
  STAFF_STORE_GROUPS: z.string().min(1).default('sporta-negozio-'),
  STAFF_GROUPS_CLAIM: z.string().min(1).default('groups'),
  STAFF_IDLE_LOCK_MINUTES: wholeNumber(15, 1, 720),
  STAFF_REFUND_LIMIT: euro(5000),
  STAFF_VOUCHER_LIMITS: voucherLimits,

  SESSION_DAYS: wholeNumber(1, 1, 30),
  SESSION_REMEMBER_DAYS: wholeNumber(180, 1, 400),
  SESSION_MAX_DAYS: wholeNumber(365, 1, 400),
  STAFF_SESSION_HOURS: wholeNumber(12, 1, 168),

  RATE_LIMIT_PER_MINUTE: wholeNumber(6000, 0, 1_000_000),
  LOGIN_LIMIT_PER_ADDRESS: wholeNumber(50, 1, 100_000),
  LOGIN_LIMIT_PER_ACCOUNT: wholeNumber(10, 1, 100_000),
  LOGIN_LIMIT_MINUTES: wholeNumber(15, 1, 1440),

  SLOT_HOLD_MINUTES: wholeNumber(60, 1, 1440),
  SLOT_HOLD_MAX_EXTENDS: wholeNumber(3, 0, 100),
  SLOT_DAYS: wholeNumber(7, 1, 60),
  MINIMUM_ORDER: euro(4000),
  MINIMUM_ORDER_MODE: z.enum(['block', 'surcharge'], { error: 'must be block or surcharge' }).default('block'),
  MINIMUM_ORDER_SURCHARGE: euro(500),
  AUTHORISATION_MARGIN_PERCENT: wholeNumber(10, 0, 100),
  PAYMENT_RECONCILE_MINUTES: wholeNumber(5, 1, 60),
  ROUNDS_PLANNING_SECONDS: wholeNumber(5, 1, 60),
  ROUNDS_OSRM_URL: address(/^https?$/, 'http://osrm.local:5000').optional(),
  ROUNDS_VROOM_URL: address(/^https?$/, 'http://vroom.local:3000').optional(),
  ROUNDS_ENGINE_SECONDS: wholeNumber(3, 1, 30),
  GEOCODER_URL: address(/^https?$/, 'https://nominatim.example').optional(),
  GEOCODER_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  GEOCODER_PER_SECOND: wholeNumber(1, 1, 100),
  GEOCODER_TIMEOUT_SECONDS: wholeNumber(10, 1, 30),

  DRAW_PICTURES: onOff(true),
  PAINT_IN_ADVANCE: onOff(true),

  ANALYTICS: onOff(false),
  VERSION_CHECK_MINUTES: wholeNumber(30, 1, 1440),
  APP_RELOAD_MINUTES: wholeNumber(60, 1, 10_080),
  APP_NO_RELOAD: pages.default(['/checkout', '/payment', '/cart']),

  APP_VERSION: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, { error: 'must look like 1.2.3' })
    .default('1.0.0'),
  APP_VERSION_TEXT: z.string().max(500).default('Correzioni e miglioramenti.'),
  APP_STORE_URL: z
    .string()
    .regex(/^https:\/\/.+\{platform\}/, { error: 'must be an https address with {platform} in it' })
    .default('https://app.sporta.example/{platform}'),
  APP_ANDROID_FINGERPRINTS: fingerprints,
  APP_IOS_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/, { error: 'must be the team and the app, such as A1B2C3D4E5.it.sporta.spesa' })
    .optional(),
});

/** Everything the server reads from its environment, checked once at start. */
export interface Config {
  env: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Origin the customers see, without a trailing slash; set by the start script when PUBLIC_URL is not given. */
  publicUrl: string;
  /** Cookies are `Secure` and HSTS is sent when the public address is https. */
  secure: boolean;
  databaseUrl: string | undefined;
  /** The same database past the pooler that `databaseUrl` names; undefined where there is none. */
  databaseDirectUrl: string | undefined;
  databasePoolSize: number;
  /** Absolute. Holds the embedded database, logs and generated files. */
  dataDir: string;
  trustProxy: TrustedProxies;
  /** Origins besides our own whose pages may ask for changes, e.g. the shell of the mobile app. */
  allowedOrigins: readonly string[];
  /** Only people at this machine are meant to reach the shop: its public address is a loopback one. */
  isLocal: boolean;
  /** Demo accounts, simulators and demo secrets may be here: at a local shop, or where DEMO_SHOP=true says so. */
  isDemo: boolean;
  /** Lets the mailbox of the demo have an order delivered; undefined, as at every real shop: nobody can. */
  demoKey: string | undefined;
  logLevel: string;
  worker: 'inline' | 'separate' | 'off';
  metricsToken: string | undefined;
  /** Who sells, as documents must name it (art. 21 DPR 633/1972; art. 2250 c.c. for `register`); from `register` on they may be empty. */
  seller: {
    name: string;
    address: string;
    vatNumber: string;
    register: string;
    phone: string;
    email: string;
    iban: string;
  };
  /** The way to the exchange system of the tax office; undefined = electronic invoices are written and wait. */
  einvoice: EinvoiceSettings | undefined;
  /** `bounceAddress`: the mailbox that hands reports of failed newsletters in. */
  mail: {
    smtpUrl: string | undefined;
    from: string;
    mailboxUrl: string | undefined;
    bounceAddress: string | undefined;
  };
  cardGateway: { url: string | undefined; merchant: string; secret: string; timeoutMs: number };
  /** Undefined = the shop takes no Satispay. */
  satispay: { url: string; keyId: string; privateKey: KeyObject; timeoutMs: number } | undefined;
  /** Undefined = Stripe is not offered. */
  stripe: StripeSettings | undefined;
  /** Issuers of meal tickets this shop has a contract with. */
  mealTickets: MealTicketSettings;
  /** Single sign-on of the staff by OpenID Connect; undefined = off. */
  sso: { issuer: string; clientId: string; clientSecret: string | undefined } | undefined;
  /** The Banco: what groups of the identity provider mean, when pages lock themselves, what customer care may give back alone. */
  staff: {
    roleOfGroup: ReadonlyMap<string, StaffRole>;
    /** A group of this beginning and the slug of a store gives that store. */
    storeGroups: string;
    groupsClaim: string;
    idleLockMinutes: number;
    refundLimitCents: number;
    /** What may be given as vouchers by hand, by role. */
    vouchers: VoucherSettings;
  };
  /** Days without a call after which a session ends, or remembered ones; days after which any does; hours of staff. */
  session: { days: number; rememberDays: number; maxDays: number; staffHours: number };
  limits: {
    /** Requests per minute and address; 0 = no limit. Loopback is exempt. */
    perMinute: number;
    loginPerAddress: number;
    loginPerAccount: number;
    loginWindowMinutes: number;
  };
  slots: { holdMinutes: number; maxExtends: number; days: number };
  orders: {
    minimumCents: number;
    minimumMode: 'block' | 'surcharge';
    minimumSurchargeCents: number;
    authorisationMarginPercent: number;
  };
  payments: { reconcileMinutes: number };
  rounds: RoundSettings;
  /** Undefined = addresses are known by their postal codes alone. */
  geocoder: GeocoderSettings | undefined;
  /**
   * Whether products without a photo get a drawn pack-shot instead of the neutral picture, and whether the pictures of listings are
   * painted before somebody asks for them.
   */
  media: { drawPictures: boolean; paintInAdvance: boolean };
  /** What the pages of the shop get: whether visits may be measured, how often they look for a newer version. */
  web: {
    analytics: boolean;
    versionCheckMinutes: number;
    staffSignIn: boolean;
    /** Coming back to the app after so long starts it again, but on pages named here by path or hash. */
    appReloadMinutes: number;
    noReload: readonly string[];
  };
  /** Push services beside those of the browsers there are, and whom a push service writes to when something is wrong. */
  push: { origins: readonly string[]; contact: string };
  /** Who tells the app on phones; undefined: that one is told of nothing. */
  appPush: { firebase: FirebaseSettings | undefined; apple: ApplePushSettings | undefined };
  /** Latest version of the mobile apps, and where to get it; `{platform}` becomes ios or android. */
  mobileApp: {
    version: string;
    description: string;
    storeUrl: string;
    /** Certificates the app for Android is signed with (SHA-256), and the app for iOS with its team: links of the shop open these. */
    androidFingerprints: readonly string[];
    iosId: string | undefined;
  };
}

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws {ConfigError} with one line per wrong value, so that all can be put right at once.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const isLocal = isLocalShop(given);
  const isDemo = parsed.data?.DEMO_SHOP ?? (isLocal || /^(true|1|yes)$/.test(given.DEMO_SHOP ?? ''));
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${issue.message} (it is ${describe(name, given[name])})`;
    }),
    ...(isDemo ? [] : [...publicMealTicketProblems(given), ...publicShopProblems(given)]),
    ...problemsAnywhere(given),
    ...mealTicketProblems(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const env = parsed.data;

  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    env: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: path.resolve(env.DATA_DIR),
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS,
    isLocal,
    isDemo,
    demoKey: env.DEMO_KEY,
    logLevel: env.LOG_LEVEL,
    worker: env.WORKER,
    metricsToken: env.METRICS_TOKEN,
    seller: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      vatNumber: env.SELLER_VAT_NUMBER,
      register: env.SELLER_REGISTER,
      phone: env.SELLER_PHONE,
      email: env.SELLER_EMAIL,
      iban: env.SELLER_IBAN,
    },
    einvoice: readEinvoice(env),
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      mailboxUrl: env.MAILBOX_URL,
      bounceAddress: env.MAIL_BOUNCE_ADDRESS,
    },
    cardGateway: {
      url: env.CARD_GATEWAY_URL?.replace(/\/+$/, ''),
      merchant: env.CARD_GATEWAY_MERCHANT,
      secret: env.CARD_GATEWAY_SECRET,
      timeoutMs: env.CARD_GATEWAY_TIMEOUT_SECONDS * 1000,
    },
    satispay:
      env.SATISPAY_URL && env.SATISPAY_KEY_ID && env.SATISPAY_PRIVATE_KEY
        ? {
            url: env.SATISPAY_URL.replace(/\/+$/, ''),
            keyId: env.SATISPAY_KEY_ID,
            privateKey: env.SATISPAY_PRIVATE_KEY,
            timeoutMs: env.SATISPAY_TIMEOUT_SECONDS * 1000,
          }
        : undefined,
    stripe: readStripe(env),
    mealTickets: readMealTicketSettings(env),
    sso:
      env.SSO_ISSUER && env.SSO_CLIENT_ID
        ? { issuer: env.SSO_ISSUER, clientId: env.SSO_CLIENT_ID, clientSecret: env.SSO_CLIENT_SECRET }
        : undefined,
    staff: {
      roleOfGroup: env.STAFF_ROLE_GROUPS,
      storeGroups: env.STAFF_STORE_GROUPS,
      groupsClaim: env.STAFF_GROUPS_CLAIM,
      idleLockMinutes: env.STAFF_IDLE_LOCK_MINUTES,
      refundLimitCents: env.STAFF_REFUND_LIMIT,
      vouchers: env.STAFF_VOUCHER_LIMITS,
    },
    session: {
      days: env.SESSION_DAYS,
      rememberDays: env.SESSION_REMEMBER_DAYS,
      maxDays: env.SESSION_MAX_DAYS,
      staffHours: env.STAFF_SESSION_HOURS,
    },
    limits: {
      perMinute: env.RATE_LIMIT_PER_MINUTE,
      loginPerAddress: env.LOGIN_LIMIT_PER_ADDRESS,
      loginPerAccount: env.LOGIN_LIMIT_PER_ACCOUNT,
      loginWindowMinutes: env.LOGIN_LIMIT_MINUTES,
    },
    slots: { holdMinutes: env.SLOT_HOLD_MINUTES, maxExtends: env.SLOT_HOLD_MAX_EXTENDS, days: env.SLOT_DAYS },
    orders: {
      minimumCents: env.MINIMUM_ORDER,
      minimumMode: env.MINIMUM_ORDER_MODE,
      minimumSurchargeCents: env.MINIMUM_ORDER_SURCHARGE,
      authorisationMarginPercent: env.AUTHORISATION_MARGIN_PERCENT,
    },
    payments: { reconcileMinutes: env.PAYMENT_RECONCILE_MINUTES },
    rounds: readRoundSettings(env),
    geocoder: readGeocoder(env),
    media: { drawPictures: env.DRAW_PICTURES, paintInAdvance: env.PAINT_IN_ADVANCE },
    web: {
      analytics: env.ANALYTICS,
      versionCheckMinutes: env.VERSION_CHECK_MINUTES,
      staffSignIn: Boolean(env.SSO_ISSUER && env.SSO_CLIENT_ID),
      appReloadMinutes: env.APP_RELOAD_MINUTES,
      noReload: env.APP_NO_RELOAD,
    },
    push: { origins: env.PUSH_ORIGINS, contact: publicUrl.startsWith('https:') ? publicUrl : contactOf(env.MAIL_FROM) },
    appPush: { firebase: readFirebase(env), apple: readApplePush(env) },
    mobileApp: {
      version: env.APP_VERSION,
      description: env.APP_VERSION_TEXT,
      storeUrl: env.APP_STORE_URL,
      androidFingerprints: env.APP_ANDROID_FINGERPRINTS,
      iosId: env.APP_IOS_ID,
    },
  };
}

/** `Sporta <spesa@sporta.example>` as an address to write to. */
function contactOf(mailFrom: string): string {
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'spesa@sporta.example'}`;
}

/** What is wrong at a shop for trying things too. */
function problemsAnywhere(given: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const isElsewhere = (url: string | undefined) => url !== undefined && !isLoopbackUrl(url);
  if (given.NODE_ENV === 'production') {
    if (!given.PUBLIC_URL) problems.push('PUBLIC_URL is needed: links in e-mails and payment returns use it');
    if (isElsewhere(given.CARD_GATEWAY_URL) && (given.CARD_GATEWAY_SECRET ?? DEMO_SECRET) === DEMO_SECRET)
      problems.push('CARD_GATEWAY_SECRET is still the demo one: set the secret of your card gateway');
    if (isElsewhere(given.SATISPAY_URL) && isDemoKey(given.SATISPAY_PRIVATE_KEY)) problems.push(DEMO_KEY_PROBLEM);
  }
  const satispay = [given.SATISPAY_URL, given.SATISPAY_KEY_ID, given.SATISPAY_PRIVATE_KEY];
  if (satispay.some(Boolean) && !satispay.every(Boolean))
    problems.push('SATISPAY_URL, SATISPAY_KEY_ID and SATISPAY_PRIVATE_KEY go together: set all three, or none');
  if (Boolean(given.SSO_ISSUER) !== Boolean(given.SSO_CLIENT_ID))
    problems.push('SSO_ISSUER and SSO_CLIENT_ID go together: set both, or neither');
  if (isElsewhere(given.SSO_ISSUER) && given.SSO_ISSUER?.startsWith('http:'))
    problems.push('SSO_ISSUER must be an https address: what goes there must not be read or changed on the way');
  problems.push(
    ...stripeProblems(given),
    ...einvoiceProblems(given),
    ...geocoderProblems(given),
    ...appPushProblems(given),
  );
  return problems;
}

/** Secrets and addresses with passwords in them are never printed back. */
function describe(name: string, value: string | undefined): string {
  if (value === undefined) return 'missing';
  return /SECRET|TOKEN|_KEY$|_URL$/.test(name) ? 'set to something else' : `"${value}"`;
}
