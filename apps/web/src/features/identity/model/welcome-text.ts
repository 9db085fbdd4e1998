import type { Welcome } from '@sporta/contract';
import { capitalised, euroToCents, formatEuro } from '@sporta/domain';

/** "5 € di buono sconto e consegna gratuita sul primo ordine."; what is always true where nothing is given. */
export function welcomeText(welcome: Welcome | undefined): string {
  const { voucher, freeDelivery } = welcome ?? {};
  const gifts = [
    voucher && `${roundEuro(voucher.amount)} di buono sconto`,
    freeDelivery &&
      `consegna gratuita${freeDelivery.threshold === undefined ? '' : ` da ${roundEuro(freeDelivery.threshold)}`}`,
  ].filter(Boolean);
  if (gifts.length === 0) return 'Scegli tu giorno e ora: alla spesa pensiamo noi.';
  return capitalised(`${gifts.join(' e ')} sul primo ordine.`);
}

/** "Il buono da 5 € è già nel tuo account." and "Vale sul primo ordine da 40 €."; undefined where none is given. */
export function welcomeGift(welcome: Welcome | undefined): { given: string; holds: string } | undefined {
  const { voucher } = welcome ?? {};
  if (!voucher) return undefined;
  const from = voucher.minimumOrder > 0 ? ` da ${roundEuro(voucher.minimumOrder)}` : '';
  return {
    given: `Il buono da ${roundEuro(voucher.amount)} è già nel tuo account.`,
    holds: `Vale sul primo ordine${from}.`,
  };
}

/** "5 €" */
const roundEuro = (euro: number) => formatEuro(euroToCents(euro)).replace(',00', '');
