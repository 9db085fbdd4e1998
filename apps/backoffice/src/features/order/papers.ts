import { type StaffOrder, staffEndpoints } from '@sporta/contract';
import { countText } from '@sporta/domain';
import { useApi } from '../../lib/use-api.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';

/** Something of an order that can be printed. */
export interface Paper {
  kind: 'receipt' | 'labels' | 'list' | 'other';
  name: string;
  about: string;
  url: string;
  /** The key that opens it. */
  letter?: 'p' | 'e' | 'l';
}

/** Before it is on its way somebody may still need it on paper. */
const IN_STORE: readonly StaffOrder['state'][] = ['confirmed', 'picking', 'picked', 'ready'];

/** The papers of an order this person may print: those of its customer, labels of its crates, the list to pick by. */
export function usePapers({ orderId, state, crates, documents }: StaffOrder): Paper[] {
  const api = useApi();
  const me = useMe();
  const { labels, list } = staffEndpoints.staffPicking;
  const of = { order_id: orderId };
  const papers: (Paper | false)[] = [
    ...documents.map(
      ({ type, name, url }): Paper =>
        type === 'receipt'
          ? { kind: 'receipt', name, about: 'A4, ordinato e consegnato', url, letter: 'p' }
          : { kind: 'other', name, about: 'PDF, A4', url },
    ),
    crates > 0 &&
      mayUse(me, labels) && {
        kind: 'labels',
        name: countText(crates, 'etichetta cassa', 'etichette cassa'),
        about: '100 × 70 mm, termica',
        url: api.url(labels, of),
        letter: 'e',
      },
    IN_STORE.includes(state) &&
      mayUse(me, list) && {
        kind: 'list',
        name: 'Lista di preparazione',
        about: 'A4, per corsia',
        url: api.url(list, of),
        letter: 'l',
      },
  ];
  return papers.filter((paper) => paper !== false);
}
