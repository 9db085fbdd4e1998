import type { PickingWork } from '@sporta/contract';
import { CartGrid } from './CartGrid.tsx';
import { CountPanel } from './CountPanel.tsx';
import { KeyPad } from './KeyPad.tsx';
import type { Hand } from './use-hand.ts';
import { WeightPanel } from './WeightPanel.tsx';

/** How much of it, and into which crate: the scale or the count, the pad beside, the orders on the cart below. */
export function StopWork({ hand, work }: { hand: Hand; work: PickingWork }) {
  const { stop, want, several } = hand;
  if (!stop || !want) return null;
  return (
    <>
      {several ? <CartGrid work={work} stop={stop} want={want} /> : null}
      <div className="pk-work">
        {want.line.weight ? (
          <WeightPanel line={want.line} pad={hand.pad} onGrams={hand.weighed} />
        ) : (
          <CountPanel want={want} pad={hand.pad} />
        )}
        <KeyPad onKey={hand.type} comma={want.line.weight !== undefined} />
      </div>
    </>
  );
}
