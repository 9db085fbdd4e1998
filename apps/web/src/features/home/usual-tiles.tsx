import { useSession } from '../../shared/session/index.ts';
import { DeliveryTile } from './delivery-tile.tsx';
import { CoverageTile, WelcomeTile } from './guest-tiles.tsx';
import { UsualTile } from './usual-tile.tsx';

/** Beside the hero: the usual shop and the delivery of a customer; what a visitor wants to know first. */
export function UsualTiles() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? (
    <>
      <UsualTile />
      <DeliveryTile />
    </>
  ) : (
    <>
      <WelcomeTile />
      <CoverageTile />
    </>
  );
}
