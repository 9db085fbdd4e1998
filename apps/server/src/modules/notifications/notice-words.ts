import type { NoticeKind } from '@sporta/contract';
import { formatDayLong, formatEuro, shopDay } from '@sporta/domain';

type Words = (about: string) => { title: string; body: string };

/** What each notification says. @param about number of the order, name of the product, postcode, cents of the voucher or place kept every week */
export const noticeWords: Record<NoticeKind, Words> = {
  substitutions: (order) => ({
    title: 'Abbiamo sostituito qualcosa',
    body: `Guarda le sostituzioni dell’ordine ${order}: se non ti vanno, puoi rifiutarle finché lo prepariamo.`,
  }),
  van: (order) => ({ title: 'Il furgone è partito', body: `La spesa dell’ordine ${order} è in viaggio verso di te.` }),
  slot: () => ({
    title: 'La tua fascia sta per scadere',
    body: 'Ti teniamo il posto ancora per pochi minuti: concludi l’ordine o allunga il tempo.',
  }),
  product: (name) => ({ title: `È tornato: ${name}`, body: 'I pezzi non sono tanti: chi prima arriva lo trova.' }),
  zone: (postalcode) => ({
    title: `Ora arriviamo a ${postalcode}`,
    body: 'Scegli la fascia: la spesa arriva a casa tua.',
  }),
  voucher: (cents) => ({
    title: 'Un tuo buono sta per scadere',
    body: `Ti restano ${formatEuro(Number(cents))} da usare: guarda fino a quando.`,
  }),
  weekly: (about) => weeklyWords(about),
};

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: 'numeric', minute: '2-digit' });

/** @param about "reserved 2026-11-26 2026-11-25T11:00Z": what became of the place, its day, until when an order is awaited */
function weeklyWords(about: string): ReturnType<Words> {
  const [state, day = '', until = ''] = about.split(' ');
  const name = formatDayLong(day);
  const weekday = name.split(' ')[0];
  if (state === 'reserved') {
    const at = new Date(until);
    return {
      title: `La tua fascia di ${weekday} è riservata`,
      body: `Conferma la spesa entro ${formatDayLong(shopDay(at.getTime()))} alle ${clock.format(at)}.`,
    };
  }
  return state === 'released'
    ? { title: `La tua fascia di ${weekday} è tornata libera`, body: `Per ${name} non è arrivato un ordine in tempo.` }
    : { title: `La tua fascia di ${weekday} questa volta non c’è`, body: `Scegline un’altra per ${name}.` };
}

/** Where the mail of each leads. */
export const buttonWords: Record<NoticeKind, string> = {
  substitutions: 'Guarda le sostituzioni',
  van: 'Segui il furgone',
  slot: 'Vai al carrello',
  product: 'Vai al prodotto',
  zone: 'Vedi le fasce libere',
  voucher: 'Guarda i tuoi buoni',
  weekly: 'Vedi la fascia settimanale',
};
