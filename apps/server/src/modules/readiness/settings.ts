import type { Config } from '../../platform/config.ts';
import type { ReadinessFacts } from './readiness.ts';

/** The VAT number of the seller of the demo: whoever has not set their own sells under it. */
const DEMO_VAT_NUMBER = '12345670017';

export function factsOfSettings(
  config: Config,
): Pick<ReadinessFacts, 'seller' | 'isLocal' | 'publicUrl' | 'sendsMail' | 'signsStaffIn' | 'sendsEinvoices'> {
  const { seller, mail } = config;
  return {
    seller: {
      isDemo: seller.vatNumber === DEMO_VAT_NUMBER,
      name: seller.name,
      lacks: [
        ...(seller.register === '' ? ['SELLER_REGISTER'] : []),
        ...(seller.phone === '' ? ['SELLER_PHONE'] : []),
        ...(seller.email === '' ? ['SELLER_EMAIL'] : []),
        ...(seller.iban === '' ? ['SELLER_IBAN'] : []),
      ],
    },
    isLocal: config.isLocal,
    publicUrl: config.publicUrl,
    sendsMail: mail.smtpUrl !== undefined,
    signsStaffIn: config.sso !== undefined,
    sendsEinvoices: config.einvoice !== undefined,
  };
}
