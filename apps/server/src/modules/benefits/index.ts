import type { Module } from '../../platform/module.ts';
import { registerBenefitRoutes } from './benefits.routes.ts';
import { grantBenefits } from './grant-benefits.ts';

export { earnedPoints, earnedVoucher, type PointRule, type VoucherRule } from './benefit-rules.ts';

/** What customers get beside the goods: gift certificates, points and rewards, personal offers. */
export const benefitsModule: Module = {
  name: 'benefits',
  register: (app) => registerBenefitRoutes(app),
  jobs: [{ name: 'benefits.grant', cron: '* * * * *', run: grantBenefits }],
};
