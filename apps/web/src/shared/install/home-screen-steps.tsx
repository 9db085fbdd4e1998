import { shopName } from '../../lib/shop-name.ts';
/** How the shop comes on the home screen of an iPhone or iPad, where no page can put it there. */
export function HomeScreenSteps({ then }: { then?: string }) {
  return (
    <ol className="home-screen-steps">
      <li>Apri {shopName()} in Safari e tocca il pulsante Condividi.</li>
      <li>Scegli «Aggiungi alla schermata Home».</li>
      {then ? <li>{then}</li> : null}
    </ol>
  );
}
