import { mayDo, type StaffRole } from '@sporta/contract/staff-roles.ts';

/** Cents somebody may give as vouchers by hand. */
export interface VoucherLimits {
  /** In one voucher. */
  one: number;
  /** One person in a day of the shop. */
  day: number;
  /** One customer in a month of the shop, from whomever. */
  customerMonth: number;
}

/** Limits by role; who has several roles gives as much as the one that may most. */
export type VoucherSettings = Readonly<Record<VoucherRole, VoucherLimits>>;

const roles = ['customer-care', 'store-manager'] as const;
type VoucherRole = (typeof roles)[number];

export const defaultVoucherLimits = 'customer-care=20/100/60,store-manager=500/1500/1000';

/**
 * Reads `role=one/day/month,…` in euro: the most in one voucher, of one person in a day, for one customer in a month. Each role must be
 * there, and none may give more at once than in a day or a month.
 */
export function readVoucherLimits(text: string): { limits: VoucherSettings } | { problem: string } {
  const problem = `must be ${roles.map((role) => `${role}=one/day/month`).join(',')} in whole euro, the first the lowest`;
  const limits: Partial<Record<VoucherRole, VoucherLimits>> = {};
  for (const part of text.split(',')) {
    const [, name, ...euro] = /^\s*([a-z-]+)=(\d{1,5})\/(\d{1,6})\/(\d{1,6})\s*$/.exec(part) ?? [];
    const role = roles.find((each) => each === name);
    const [one = 0, day = 0, customerMonth = 0] = euro.map((each) => Number(each) * 100);
    if (!role || one > day || one > customerMonth) return { problem };
    limits[role] = { one, day, customerMonth };
  }
  const { 'customer-care': care, 'store-manager': manager } = limits;
  return care && manager ? { limits: { 'customer-care': care, 'store-manager': manager } } : { problem };
}

/** What somebody with these roles may give; undefined = nothing. */
export function voucherLimitsOf(settings: VoucherSettings, own: readonly StaffRole[]): VoucherLimits | undefined {
  if (mayDo(own, ['store-manager'])) return settings['store-manager'];
  return own.includes('customer-care') ? settings['customer-care'] : undefined;
}
