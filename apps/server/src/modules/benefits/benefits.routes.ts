import { calls, pageOf } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { csvAnswer } from '../../platform/http/csv.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { pendingPoints } from './benefit-rules.ts';
import { listGiftCertificates } from './list-gift-certificates.ts';
import { readUnderWay } from './order-benefits.repo.ts';
import { activatePersonalOffer, personalOfferProducts } from './personal-offers.ts';
import { readPointRules, readPoints } from './points.repo.ts';
import { pointColumns, readPointEntries, toCsvRow } from './points-history.ts';
import { pointsInSession } from './points-in-session.repo.ts';
import { cancelRewardRequest, listRewardRequests, requestRewards } from './request-rewards.ts';
import { findRewards } from './rewards.repo.ts';
import { changeRewardsCart, readRewardsCart } from './rewards-cart.ts';
import { rewardToWire } from './rewards-to-wire.ts';
import { registerStaffRewards } from './staff-rewards.routes.ts';

export function registerBenefitRoutes(app: FastifyInstance): void {
  registerGiftCertificates(app);
  registerRewards(app);
  registerStaffRewards(app);

  registerCall(app, calls.offers.products, (c) => personalOfferProducts(c, c.input.hash));

  registerCall(app, calls.offers.activate, async (c) => ({
    offer: await activatePersonalOffer(c, c.input.product_ids),
  }));
}

function registerGiftCertificates(app: FastifyInstance): void {
  registerCall(app, calls.giftCertificates.list, async (c) => ({
    // who buys for a customer reads no codes, which are money
    giftCertificates: c.account.actedBy
      ? []
      : await listGiftCertificates(c.db, {
          accountId: c.account.accountId,
          history: c.input.show_history,
          manualOnly: false,
          now: c.now,
        }),
  }));

  registerCall(app, calls.giftCertificates.listManualAssigned, async (c) => ({
    // who buys for a customer reads no codes, which are money
    giftCertificates: c.account.actedBy
      ? []
      : await listGiftCertificates(c.db, {
          accountId: c.account.accountId,
          history: c.input.show_history,
          manualOnly: true,
          now: c.now,
        }),
  }));
}

function registerRewards(app: FastifyInstance): void {
  const { rewards } = calls;

  registerCall(app, rewards.list, async (c) => {
    const { accountId } = c.account;
    const { catalogue } = catalogueOf(c.deps);
    const rows = await findRewards(c.db, accountId, c.now);
    return { rewards: rows.map((row) => rewardToWire(row, catalogue)), userPoints: await readPoints(c.db, accountId) };
  });

  registerCall(app, rewards.cartView, async (c) => ({
    rewardsCart: await readRewardsCart(c.deps, c.account.accountId),
  }));

  registerCall(app, rewards.cartAdd, async (c) => ({
    rewardsCart: await changeRewardsCart(c.deps, {
      accountId: c.account.accountId,
      rewardId: c.input.reward_id,
      quantity: (chosen) => chosen + c.input.quantity,
    }),
  }));

  registerCall(app, rewards.cartUpdate, async (c) => ({
    rewardsCart: await changeRewardsCart(c.deps, {
      accountId: c.account.accountId,
      rewardId: c.input.reward_id,
      quantity: () => c.input.quantity,
    }),
  }));

  registerCall(app, rewards.cartRemove, async (c) => ({
    rewardsCart: await changeRewardsCart(c.deps, {
      accountId: c.account.accountId,
      rewardId: c.input.reward_id,
      quantity: () => 0,
    }),
  }));

  registerCall(app, rewards.cartRequest, async (c) => {
    const { accountId } = c.account;
    const request = await requestRewards(c.deps, { accountId, warehouseId: c.input.warehouse_id });
    c.setUser(pointsInSession.with(c.account, await readPoints(c.db, accountId)));
    return { request };
  });

  registerCall(app, rewards.cancelRequest, async (c) => {
    const { accountId } = c.account;
    const request = await cancelRewardRequest(c.deps, { accountId, rewardRequestId: c.input.reward_request_id });
    c.setUser(pointsInSession.with(c.account, await readPoints(c.db, accountId)));
    return { request };
  });

  registerCall(app, rewards.points, async (c) => {
    const { accountId } = c.account;
    const { page, page_size: pageSize } = c.input;
    const { entries, total } = await readPointEntries(c.db, accountId, { page, pageSize });
    return {
      page: pageOf(total, page, pageSize),
      entries,
      userPoints: await readPoints(c.db, accountId),
      pendingPoints: pendingPoints(await readUnderWay(c.db, accountId)),
      rules: await readPointRules(c.db, c.now),
    };
  });

  registerCall(app, rewards.pointsFile, async (c) => {
    const { entries } = await readPointEntries(c.db, c.account.accountId, { page: 1, pageSize: 100_000 });
    return csvAnswer('i-miei-punti.csv', pointColumns, entries.map(toCsvRow));
  });

  registerCall(app, rewards.requested, async (c) => ({
    requests: await listRewardRequests(c.deps, c.account.accountId),
  }));
}
