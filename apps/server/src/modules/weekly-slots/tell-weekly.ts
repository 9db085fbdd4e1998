import { countText, formatDayLong, formatWindow } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { type MailBlock, sendLetter } from '../mails/index.ts';
import { type Basket, readBasket } from './basket.repo.ts';
import { momentWords } from './moment-words.ts';
import { readToldPlace, type ToldPlace, takeUntold } from './tell-weekly.repo.ts';
import { basketName, whyNot } from './weekly-to-wire.ts';

/** Told in a minute; the others a minute later. */
const PER_MINUTE = 500;

/**
 * The job: a place that is kept is told once its slot may be chosen, and at once when it could not be kept or was given back. Each
 * once, whichever node looks; devices are told of the same (module notifications).
 */
export async function tellWeekly({ db, clock }: Deps): Promise<void> {
  await withTransaction(db, async (tx) => {
    for (const message of await takeUntold(tx, clock.now(), PER_MINUTE)) {
      await writeOutbox(tx, 'weekly-slots.letter', message);
    }
  });
}

/** Writes to one mailbox, unless the customer wants no such mail or what it says is not so any more. */
export async function sendWeeklyLetter(message: { weeklyPlaceId: number; told: string }, deps: Deps): Promise<void> {
  const place = await readToldPlace(deps.db, message);
  if (!place) return;
  const { publicUrl } = deps.config;
  const basket = place.basket
    ? await readBasket(deps.db, place.accountId, { basket: place.basket, listId: place.listId })
    : undefined;
  const { subject, text, more } = wordsOf(place, basket);
  const blocks: MailBlock[] = [
    { kind: 'text', text },
    { kind: 'text', text: more },
    {
      kind: 'button',
      label: place.state === 'reserved' ? 'Prepara la spesa' : 'Vedi la fascia settimanale',
      url: `${publicUrl}/profile/weekly`,
    },
    { kind: 'small', text: `Non vuoi più queste e-mail? Scegli che cosa ricevere: ${publicUrl}/profile/notifications` },
  ];
  await sendLetter(deps, place.email, {
    subject,
    preview: text,
    title: subject,
    blocks,
    reason: 'Ricevi questo messaggio perché tieni una fascia ogni settimana.',
  });
}

function wordsOf(place: ToldPlace, basket: Basket | undefined): { subject: string; text: string; more: string } {
  const day = formatDayLong(place.day);
  const window = formatWindow(place.beginTime, place.endTime);
  if (place.state === 'reserved' && place.confirmBy) {
    return {
      subject: `La tua fascia di ${day} è riservata`,
      text: `Ti teniamo il posto ${day}, ${window}: conferma la spesa entro ${momentWords(place.confirmBy)}.`,
      more:
        basket && basket.onSale > 0
          ? `La spesa è pronta: ${basketName(basket)}, ${productsText(basket.onSale)}. Mettila nel carrello con un tocco, cambia quello che vuoi e paga come sempre: non addebitiamo niente da soli, e senza un ordine il posto torna libero.`
          : 'Non addebitiamo niente da soli: riempi il carrello, scegli la fascia e paga come sempre. Senza un ordine il posto torna libero.',
    };
  }
  if (place.state === 'released') {
    return {
      subject: `La tua fascia di ${day} è tornata libera`,
      text: `Non è arrivato un ordine in tempo per ${day}, ${window}: abbiamo lasciato il posto ad altri.`,
      more: 'La prossima settimana te la teniamo di nuovo. Se per questa volta ti serve ancora, guarda se c’è un posto nelle fasce.',
    };
  }
  const nearest = place.nearest
    ? ` La più vicina con un posto era ${formatDayLong(place.nearest.day)}, ${formatWindow(place.nearest.beginTime, place.nearest.endTime)}.`
    : '';
  return {
    subject: `La tua fascia di ${day} non c’è`,
    text: `Non possiamo tenerti il posto ${day}, ${window}. ${whyNot[place.reason ?? 'gone']}`,
    more: `Per questa settimana scegli un’altra fascia.${nearest}`,
  };
}

const productsText = (count: number) => countText(count, 'prodotto', 'prodotti');
