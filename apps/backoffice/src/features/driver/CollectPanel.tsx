import type { DriverCollection, DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ArrowUUpLeft } from '@sporta/ui/icons/ArrowUUpLeft.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { useState } from 'react';
import { BackReason } from './BackReason.tsx';
import type { DoorActs } from './use-acts.ts';

interface CollectPanelProps {
  stop: DriverStop;
  door: DoorActs;
  atDoor: boolean;
}

/** Goods of an order before that go back to the store: taken along, or why not. */
export function CollectPanel({ stop, door, atDoor }: CollectPanelProps) {
  const { collections = [] } = stop;
  if (collections.length === 0) return null;
  return (
    <section className="dv-sec" aria-labelledby="collect">
      <div className="dv-title">
        <h2 id="collect">Ritira</h2>
        <Tag tone="warn" icon={ArrowUUpLeft}>
          Già rimborsati
        </Tag>
      </div>
      {collections.map((each) => (
        <Fetched key={each.collectionId} collection={each} door={door} atDoor={atDoor} />
      ))}
    </section>
  );
}

interface FetchedProps {
  collection: DriverCollection;
  door: DoorActs;
  atDoor: boolean;
}

function Fetched({ collection: { collectionId, orderNumber, goods, state, reason }, door, atDoor }: FetchedProps) {
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const say = (collected: boolean) => {
    door.act({ kind: 'collect', collection_id: collectionId, collected, ...(collected ? {} : { text: why.trim() }) });
    setOpen(false);
    setWhy('');
  };
  return (
    <div className="dv-collect">
      <p>
        <b>{goods}</b>
        <small className="muted block">dell’ordine {orderNumber}</small>
      </p>
      {state === 'collected' ? <Note kind="ok">Ritirato: riportalo in sede a fine giro.</Note> : null}
      {state === 'not-collected' ? <Note kind="warn">Non ritirato{reason ? `: ${reason}` : null}</Note> : null}
      {!atDoor ? null : open ? (
        <>
          <BackReason reason={why} onReason={setWhy} />
          <div className="dv-two">
            <Button kind="line" className="xl" onClick={() => setOpen(false)}>
              Indietro
            </Button>
            <Button className="xl grow" disabled={why.trim().length < 3} onClick={() => say(false)}>
              Non ritirato
            </Button>
          </div>
        </>
      ) : (
        <div className="dv-two">
          {state === 'collected' ? null : (
            <Button className="xl grow" onClick={() => say(true)}>
              <CheckBold />
              Ritirato
            </Button>
          )}
          {state === 'not-collected' ? null : (
            <Button kind="line" className="xl" onClick={() => setOpen(true)}>
              Non ritirato…
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
