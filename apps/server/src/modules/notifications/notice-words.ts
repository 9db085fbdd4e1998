import type { NoticeKind } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';

type Words = (about: string) => { title: string; body: string };

/** What each notification says. @param about number of the order, name of the product, postcode or cents of the voucher */
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
};

/** Where the mail of each leads. */
export const buttonWords: Record<NoticeKind, string> = {
  substitutions: 'Guarda le sostituzioni',
  van: 'Segui il furgone',
  slot: 'Vai al carrello',
  product: 'Vai al prodotto',
  zone: 'Vedi le fasce libere',
  voucher: 'Guarda i tuoi buoni',
};
