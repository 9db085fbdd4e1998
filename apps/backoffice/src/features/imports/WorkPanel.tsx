import type { StaffImport } from '@sporta/contract';
import { Bar } from '@sporta/ui/components/feedback/Bar.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { count } from './states.ts';

const titles: Partial<Record<StaffImport['state'], string>> = {
  checking: 'Controllo delle righe',
  applying: 'Si sta applicando',
  pricing: 'I prezzi entrano in vigore',
  undoing: 'Sta tornando indietro',
};

/** Work under way: how far it is; the page may be left meanwhile. */
export function WorkPanel({ found: { state, done, total, waiting } }: { found: StaffImport }) {
  return (
    <section className="bx imp-work" aria-live="polite">
      <h2>{titles[state]}</h2>
      {total > 0 ? (
        <Bar label={titles[state] ?? ''} value={done} max={total} />
      ) : (
        <progress className="bar" aria-label={titles[state]} />
      )}
      <p className="muted small">
        {total > 0 ? `${count(Math.min(done, total))} di ${count(total)}` : `${count(done)} righe lette`}. Puoi lasciare
        la pagina: il lavoro va avanti.
      </p>
      {waiting ? <Note kind="info">C’è un’altra importazione in corso: questa comincia appena finisce.</Note> : null}
    </section>
  );
}
