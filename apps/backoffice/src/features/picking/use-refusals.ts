import type { PickingWork } from '@sporta/contract';
import { useEffect, useRef } from 'react';
import { signal } from '../../shared/scan/index.ts';
import type { Feedback } from './use-hand.ts';

/** Says when a customer refuses what was put in the place of something: it must leave the crate again. */
export function useRefusals(work: PickingWork, say: (said: Feedback) => void): void {
  const before = useRef(work);
  useEffect(() => {
    const were = new Map(before.current.orders.flatMap(({ lines }) => lines.map((line) => [line.orderLineId, line])));
    before.current = work;
    for (const { customer, lines } of work.orders) {
      for (const { orderLineId, state } of lines) {
        const was = were.get(orderLineId);
        if (state.status !== 'refused' || was?.state.status !== 'substituted') continue;
        signal('wrong');
        say({
          tone: 'wrong',
          title: `${customer} non vuole il sostituto`,
          detail: `Togli dalla cassa: ${was.state.substitute?.name ?? 'il sostituto'}.`,
        });
      }
    }
  }, [work, say]);
}
