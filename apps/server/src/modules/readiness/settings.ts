import type { Deps } from '../../platform/deps.ts';
import { DESIGN_NAME } from '../../platform/shop-identity.ts';
import type { ReadinessFacts } from './readiness.ts';

/** The VAT number of the seller of the demo: whoever has not set their own sells under it. */
const DEMO_VAT_NUMBER = '12345670017';

export function factsOfSettings({
  config,
  shop,
}: Pick<Deps, 'config' | 'shop'>): Pick<
  ReadinessFacts,
  'seller' | 'look' | 'isLocal' | 'publicUrl' | 'sendsMail' | 'mailFrom' | 'signsStaffIn' | 'sendsEinvoices'
> {
  const { mail } = config;
  const { seller, look } = shop;
  return {
    seller: {
      isDemo: seller.vatNumber === DEMO_VAT_NUMBER,
      name: seller.name,
      lacks: [
        ...(seller.register === '' ? ['REA e capitale'] : []),
        ...(seller.phone === '' ? ['telefono'] : []),
        ...(seller.email === '' ? ['e-mail'] : []),
        ...(seller.iban === '' ? ['IBAN'] : []),
      ],
    },
    look: { name: shop.name, isOwn: shop.name !== DESIGN_NAME, hasLogo: look?.logo !== undefined },
    isLocal: config.isLocal,
    publicUrl: config.publicUrl,
    sendsMail: mail.smtpUrl !== undefined,
    mailFrom: shop.mailFrom,
    signsStaffIn: config.sso !== undefined,
    sendsEinvoices: config.einvoice !== undefined,
  };
}
