import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { avoidedAllergens } from '../catalogue/index.ts';
import { avoidAllergens } from './avoid-allergens.ts';
import { dropRating, listRatings, readRating, writeRating } from './ratings.repo.ts';

export function registerTasteRoutes(app: FastifyInstance): void {
  const { tastes } = calls;

  registerCall(app, tastes.avoidAllergens, async (c) => {
    const { allergens: codes, consent: agreed } = c.input;
    const account = await avoidAllergens(c.deps, c.account, { codes, agreed, now: c.now });
    c.setUser(account);
    return { allergens: avoidedAllergens.of(account) as typeof codes };
  });

  registerCall(app, tastes.rateProduct, async (c) => {
    const { product_id: productId, rating } = c.input;
    const { accountId } = c.account;
    if (rating === 'none') {
      await dropRating(c.db, accountId, productId);
      return {};
    }
    const { bought } = await readRating(c.db, accountId, productId);
    if (!bought) throw c.refuse('product-not-bought', 'Puoi dire se ti è piaciuto solo ciò che hai comprato');
    const liked = rating === 'liked';
    await writeRating(c.db, { accountId, productId, liked, now: c.now });
    return { liked };
  });

  registerCall(app, tastes.productRating, async (c) => {
    const { bought, liked } = await readRating(c.db, c.account.accountId, c.input.product_id);
    return { bought, ...(liked === null ? {} : { liked }) };
  });

  registerCall(app, tastes.productRatings, async (c) => ({ ratings: await listRatings(c.db, c.account.accountId) }));
}
