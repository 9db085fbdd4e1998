import { Note } from '@sporta/ui';
import { HomeScreenSteps } from '../../shared/install/index.ts';

/** How the shop comes on the home screen of an iPhone or iPad: there it may notify, in the browser it may not. */
export function HomeScreenNote() {
  return (
    <Note kind="n">
      <b>Su iPhone e iPad le notifiche arrivano solo se Sporta è nella schermata Home.</b>
      <HomeScreenSteps then="Apri Sporta da lì, accedi e torna in questa pagina." />
    </Note>
  );
}
