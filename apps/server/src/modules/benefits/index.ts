import { setPersonalViews } from '../../platform/http/personal-answers.ts';
import type { Module } from '../../platform/module.ts';
import { activatedOffers } from './activated-offers.repo.ts';
import { registerBenefitRoutes } from './benefits.routes.ts';
import { clawBackPoints } from './claw-back-points.ts';
import { grantBenefits } from './grant-benefits.ts';
import { personalPriceView } from './personal-prices.ts';
import { pointsInSession } from './points-in-session.repo.ts';
import { type RewardMail, sendRewardMail } from './reward-mail.ts';

export { type ActivatedOffer, activatedOffer, offerHolds } from './activated-offers.repo.ts';
export { earnedPoints, earnedVoucher, type PointRule, type VoucherRule } from './benefit-rules.ts';
export { type PriceFor, personalPrices } from './personal-prices.ts';
export { packRewards, rewardsForOrder } from './staff-rewards.repo.ts';

/** What customers get beside the goods: gift certificates, points and rewards, personal offers. */
export const benefitsModule: Module = {
  name: 'benefits',
  register(app, deps) {
    registerBenefitRoutes(app);
    setPersonalViews(deps, personalPriceView);
  },
  outbox: { 'benefits.reward-mail': { lane: 'mail', handle: (mail: RewardMail, deps) => sendRewardMail(mail, deps) } },
  sessionFacts: [activatedOffers, pointsInSession],
  jobs: [
    { name: 'benefits.grant', cron: '* * * * *', run: grantBenefits },
    // The job keeps its first name: running shops have a schedule under it.
    { name: 'benefits.take-points-back', cron: '*/5 * * * *', run: clawBackPoints },
  ],
};
