import { calls, MOST_LOGO_BYTES, type ShopSettings } from '@sporta/contract';
import { bodyWithFile } from '@sporta/contract/fields.ts';
import { formatEuro } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { DESIGN_NAME, ShopIdentity } from '../../platform/shop-identity.ts';
import { writeAudit } from '../audit/index.ts';
import { listWaysToPay, switchWayToPay } from '../payments/index.ts';
import { allFields } from './fields.ts';
import { keepLogo } from './keep-logo.ts';
import { loadShop } from './load-shop.ts';
import { saveShop } from './save-shop.ts';
import { readSaid } from './shop-settings.repo.ts';

export function registerShopSettingRoutes(app: FastifyInstance): void {
  const { staffShop } = calls;

  registerCall(app, staffShop.view, async (c) => ({ settings: await settingsOf(c.deps) }));

  registerCall(app, staffShop.save, async (c) => {
    await withTransaction(c.db, (tx) => saveShop(tx, c, c.input.changes));
    // the others hear of it; whoever saved sees it now
    await loadShop(c.deps);
    return { settings: await settingsOf(c.deps) };
  });

  registerCall(
    app,
    staffShop.uploadLogo,
    async (c) => ({ logo: await keepLogo(c.deps, Buffer.from(c.input.file, 'base64')) }),
    { bodyLimit: bodyWithFile(MOST_LOGO_BYTES), rateLimit: { max: 60, windowSeconds: 60 } },
  );

  registerCall(app, staffShop.switchPayment, async (c) => {
    const { payment_type_id: id, on } = c.input;
    await withTransaction(c.db, async (tx) => {
      const name = await switchWayToPay(tx, id, on);
      if (name === 'unknown') {
        throw c.refuse('payment-type-not-found', 'Questo modo di pagare non c’è', { field: 'payment_type_id' });
      }
      if (name === undefined) return;
      await writeAudit(tx, c, 'shop.switch-payment', {
        subject: { kind: 'shop', id, name },
        before: { on: !on },
        after: { on },
      });
    });
    return { settings: await settingsOf(c.deps) };
  });
}

async function settingsOf(deps: Deps): Promise<ShopSettings> {
  const { config, shop } = deps;
  const welcome = new ShopIdentity(config).welcome;
  const { seller, mail } = config;
  const said = await readSaid(deps.db);
  const logo = shop.look?.logo;
  return {
    said: allFields(said),
    otherwise: allFields({
      shopName: DESIGN_NAME,
      sellerName: seller.name,
      sellerAddress: seller.address,
      vatNumber: seller.vatNumber,
      iban: seller.iban,
      phone: seller.phone,
      email: seller.email,
      mailFrom: /<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from,
      colour: '#0e743b',
      welcomeVoucher: welcome.cents > 0 ? formatEuro(welcome.cents) : '',
      welcomeMinimum: formatEuro(welcome.minimumOrderCents),
      welcomeDays: String(welcome.validDays),
    }),
    ...(logo && said.logo === logo.logo
      ? {
          logo: {
            address: `/icons/logo-${logo.logo}.png`,
            width: logo.width,
            height: logo.height,
            onWhite: logo.onWhite,
          },
        }
      : {}),
    waysToPay: await listWaysToPay(deps),
  };
}
