import type { PickingWork } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Keyboard } from '@sporta/ui/icons/Keyboard.ts';
import { useState } from 'react';
import { CartGrid } from './CartGrid.tsx';
import { CountPanel } from './CountPanel.tsx';
import { KeyPad } from './KeyPad.tsx';
import type { Hand } from './use-hand.ts';
import { WeightPanel } from './WeightPanel.tsx';

/**
 * How much of it, and into which crate: the scale or the count, the pad beside, the orders on the cart below. On a phone the crates
 * have the room, and the pad comes when it is asked for.
 */
export function StopWork({ hand, work }: { hand: Hand; work: PickingWork }) {
  const { stop, want, several } = hand;
  const [typedAt, setTypedAt] = useState<string>();
  const typing = typedAt !== undefined && typedAt === stop?.key;
  if (!stop || !want) return null;
  return (
    <>
      {several ? <CartGrid work={work} stop={stop} want={want} /> : null}
      <div className={cx('pk-work', several && !want.line.weight && 'counted-above', typing && 'typing')}>
        {want.line.weight ? (
          <WeightPanel line={want.line} pad={hand.pad} onGrams={hand.weighed} />
        ) : (
          <CountPanel want={want} pad={hand.pad} />
        )}
        <Button
          kind="line"
          className="pk-type"
          aria-expanded={typing}
          onClick={() => setTypedAt(typing ? undefined : stop.key)}
        >
          <Keyboard />
          {want.line.weight ? 'Scrivi il peso' : 'Scrivi quanti'}
        </Button>
        <KeyPad onKey={hand.type} comma={want.line.weight !== undefined} />
      </div>
    </>
  );
}
