import type { StoreLack } from '@sporta/contract';
import type { StoreRow } from './stores.repo.ts';

type Facts = Pick<
  StoreRow,
  | 'products'
  | 'openSlots'
  | 'homeSlots'
  | 'homeZones'
  | 'deliversHome'
  | 'hasHours'
  | 'stranded'
  | 'warehouseId'
  | 'slug'
>;

/** What keeps a store from selling, the worst first; in words of the shopkeeper. */
export function lacksOf(store: Facts): StoreLack[] {
  const page = (model: string) => `/banco/fasce?model=${model}&store=${store.warehouseId}`;
  const missing = (text: string, href: string): StoreLack => ({ state: 'missing', text, href });
  const advice = (text: string, href: string): StoreLack => ({ state: 'advice', text, href });
  const lacks: StoreLack[] = [];
  if (store.products === 0) {
    const column = `«stock.${store.slug}»`;
    const text = `Nessun prodotto da vendere: importa le giacenze, nella colonna ${column}.`;
    lacks.push(missing(text, '/banco/catalogo/importa'));
  }
  if (store.openSlots === 0) {
    lacks.push(missing('Nessuna fascia da scegliere nei prossimi giorni.', page('typical')));
  }
  if (store.deliversHome && store.homeZones === 0) {
    lacks.push(missing('Consegna a domicilio, ma in nessun CAP.', page('zones')));
  } else if (store.deliversHome && store.homeSlots === 0) {
    lacks.push(advice('Consegna a domicilio, ma senza fasce da scegliere.', page('typical')));
  }
  if (!store.hasHours) lacks.push(advice('Gli orari di apertura non sono scritti.', page('hours')));
  if (store.stranded > 0) {
    const orders = store.stranded === 1 ? 'Un ritiro già preso' : `${store.stranded} ritiri già presi`;
    lacks.push(advice(`${orders} in fasce chiuse: da spostare, o da avvisare.`, page('hours')));
  }
  return lacks;
}
