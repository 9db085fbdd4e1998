import { Note } from '@sporta/ui';
import { shopName } from '../../lib/shop-name.ts';
import { HomeScreenSteps } from '../../shared/install/index.ts';

/** How the shop comes on the home screen of an iPhone or iPad: there it may notify, in the browser it may not. */
export function HomeScreenNote() {
  return (
    <Note kind="n">
      <b>Su iPhone e iPad le notifiche arrivano solo se {shopName()} è nella schermata Home.</b>
      <HomeScreenSteps then={`Apri ${shopName()} da lì, accedi e torna in questa pagina.`} />
    </Note>
  );
}
