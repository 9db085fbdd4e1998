export { offerQuery } from './api/offer.ts';
export { pointsQuery } from './api/points.ts';
export { rewardRequestsQuery, rewardsCartQuery, rewardsQuery } from './api/rewards.ts';
export { CreateOfferPage } from './create-offer-page.tsx';
export { PointsPage } from './points-page.tsx';
export { RequestedRewardsPage } from './requested-rewards-page.tsx';
export { RewardsPage } from './rewards-page.tsx';
