import { Note } from '@sporta/ui';

/** How the shop comes on the home screen of an iPhone or iPad: there it may notify, in the browser it may not. */
export function HomeScreenNote() {
  return (
    <Note kind="n">
      <b>Su iPhone e iPad le notifiche arrivano solo se Sporta è nella schermata Home.</b>
      <ol className="notices-home-screen">
        <li>Apri Sporta in Safari e tocca il pulsante Condividi.</li>
        <li>Scegli «Aggiungi alla schermata Home».</li>
        <li>Apri Sporta da lì, accedi e torna in questa pagina.</li>
      </ol>
    </Note>
  );
}
