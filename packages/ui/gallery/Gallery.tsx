import { Logo } from '../src/index.ts';
import { Cards } from './Cards.tsx';
import { Chrome } from './Chrome.tsx';
import { Controls } from './Controls.tsx';
import { Overlays } from './Overlays.tsx';
import { States } from './States.tsx';

/** Every component in every state, to be looked at beside the design. */
export function Gallery() {
  return (
    <>
      <header className="g-head">
        <div className="wrap row">
          <Logo height={48} />
          <div>
            <h1>Componenti</h1>
            <p>Tutto ciò che si ripete: colori, testo, comandi, scheda prodotto, avvisi, finestre.</p>
          </div>
        </div>
      </header>
      <main className="wrap">
        <Controls />
        <Cards />
        <Chrome />
        <Overlays />
        <States />
      </main>
    </>
  );
}
