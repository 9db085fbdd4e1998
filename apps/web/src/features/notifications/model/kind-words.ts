import type { NoticeKind } from '@sporta/contract';

/** What each notification is about, as the page of choices says it. */
export const kindWords: Record<NoticeKind, { title: string; text: string }> = {
  substitutions: { title: 'Sostituzioni', text: 'Mentre prepariamo l’ordine, se qualcosa manca e lo sostituiamo.' },
  van: { title: 'Il furgone', text: 'Quando parte con la tua spesa o sta per arrivare.' },
  slot: { title: 'Fascia in scadenza', text: 'Prima che scada il posto che ti teniamo.' },
  product: { title: 'Prodotti tornati', text: 'Quelli per cui hai premuto «Avvisami».' },
  zone: { title: 'Nuove zone', text: 'Quando arriviamo al CAP per cui l’hai chiesto.' },
  weekly: { title: 'Fascia settimanale', text: 'Quando la tua fascia è riservata, o torna libera.' },
  voucher: { title: 'Buoni in scadenza', text: 'Nell’ultima settimana di un tuo buono.' },
};
