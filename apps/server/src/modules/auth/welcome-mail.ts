import { formatDayNumeric, formatEuro, shopDay } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { type MailBlock, plainName, sendLetter, THE_SHOP } from '../mails/index.ts';
import { findNewcomer, type Newcomer } from './newcomers.repo.ts';
import { welcomeFor } from './welcome.ts';

/** Welcomes who confirmed their first address, with what they have for the first order; nothing when the account is gone. */
export async function sendWelcome(deps: Deps, accountId: number): Promise<void> {
  const now = deps.clock.now();
  const newcomer = await findNewcomer(deps.db, accountId, now);
  if (!newcomer) return;
  const { publicUrl } = deps.config;
  const { freeDelivery } = welcomeFor(deps, newcomer.segment, now);
  const name = plainName(newcomer.firstName);
  await sendLetter(deps, newcomer.email, {
    subject: `Ti diamo il benvenuto su ${THE_SHOP}`,
    preview: newcomer.voucher
      ? `Un buono di ${formatEuro(newcomer.voucher.cents)} è già tuo.`
      : 'Il tuo account è pronto.',
    title: name ? `Ciao ${name}, il tuo account è pronto` : 'Il tuo account è pronto',
    blocks: [
      {
        kind: 'text',
        text: newcomer.company
          ? 'Vedi già i prezzi della tua azienda. Riempi il carrello e scegli la fascia che preferisci: alla spesa pensiamo noi.'
          : 'Riempi il carrello, scegli la fascia che preferisci: la spesa la prepariamo e la portiamo noi, o la ritiri quando passi.',
      },
      ...voucherBlocks(newcomer),
      ...(freeDelivery ? [{ kind: 'text', text: deliveryText(freeDelivery.threshold) } as const] : []),
      { kind: 'button', label: 'Comincia la spesa', url: publicUrl },
      { kind: 'small', text: `I tuoi dati, gli indirizzi e gli avvisi li cambi qui: ${publicUrl}/profile` },
    ],
  });
}

function voucherBlocks({ voucher }: Newcomer): MailBlock[] {
  if (!voucher) return [];
  const { cents, minimumCents, code, validTo } = voucher;
  const from = minimumCents > 0 ? ` da ${formatEuro(minimumCents)}` : '';
  const until = validTo ? `, fino al ${formatDayNumeric(shopDay(validTo.getTime()))}` : '';
  const note = `È già nel tuo account: lo scegli nel carrello, sul primo ordine${from}${until}.`;
  return [{ kind: 'voucher', worth: formatEuro(cents), code, note }];
}

const deliveryText = (threshold: number | undefined) =>
  threshold === undefined
    ? 'La consegna del primo ordine è gratis.'
    : `La consegna del primo ordine è gratis da ${formatEuro(Math.round(threshold * 100))} di spesa.`;
