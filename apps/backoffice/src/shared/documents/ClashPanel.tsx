import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Differences } from './Differences.tsx';
import type { Body, WrittenDocument } from './use-document.ts';

interface ClashPanelProps<Shape extends Body> {
  written: WrittenDocument<Shape>;
  theirs: Body;
}

/** A colleague was faster: both texts side by side, and a person decides. */
export function ClashPanel<Shape extends Body>({ written, theirs }: ClashPanelProps<Shape>) {
  const who = written.detail?.draft?.by ?? written.detail?.versions[0]?.by ?? 'un collega';
  return (
    <Note kind="warn" className="doc-note" live>
      <p>
        <b>{who} ha cambiato questo contenuto mentre lo modificavi.</b> Non abbiamo salvato il tuo.
      </p>
      <Differences one={{ name: 'Il tuo', body: written.body }} other={{ name: `Di ${who}`, body: theirs }} />
      <div className="row">
        <Button size="sm" onClick={written.keepMine}>
          Tieni il mio
        </Button>
        <Button size="sm" kind="line" onClick={written.takeTheirs}>
          Tieni il suo
        </Button>
      </div>
    </Note>
  );
}
