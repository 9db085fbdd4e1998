import { type PickingWork, type StorageZone, storageZoneLabels } from '@sporta/contract';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { ArrowLeftBold } from '@sporta/ui/icons/ArrowLeftBold.ts';
import { Package } from '@sporta/ui/icons/Package.ts';
import { PauseBold } from '@sporta/ui/icons/PauseBold.ts';
import { progressOf, workHurry, workTitle } from './model/words.ts';

interface PickingHeaderProps {
  work: PickingWork;
  onCrates: () => void;
  onPause: () => void;
}

/** Whose goods these are, how far along, by when. */
export function PickingHeader({ work, onCrates, onPause }: PickingHeaderProps) {
  const { done, all } = progressOf(work);
  return (
    <header className="pk-head">
      <Link href="/banco/preparazione" className="icb" aria-label="Torna all’elenco">
        <ArrowLeftBold />
      </Link>
      <div className="pk-whose">
        <h1>{workTitle(work)}</h1>
        <small className="wide-only">{workHurry(work)}</small>
        <small className="phone-only">{workHurry(work, { short: true })}</small>
      </div>
      <div className="pk-prog">
        <Bar label="Righe fatte" value={done} max={Math.max(1, all)} tone="lemon" />
        <span className="num">
          {done} di {all}
        </span>
      </div>
      <button type="button" className="pk-crates" onClick={onCrates}>
        <Package />
        <span className="sr">Casse</span>
        <span className="word" aria-hidden="true">
          Casse
        </span>
        {cratesByZone(work).map(([zone, count]) => (
          <b key={zone}>
            {count} {storageZoneLabels[zone]}
          </b>
        ))}
      </button>
      <IconButton icon={PauseBold} label="Pausa" onClick={onPause} />
    </header>
  );
}

function cratesByZone({ orders }: PickingWork): [StorageZone, number][] {
  const crates = orders.flatMap((order) => order.crates);
  return [...Map.groupBy(crates, ({ temperature }) => temperature)].map(([zone, some]) => [zone, some.length]);
}
