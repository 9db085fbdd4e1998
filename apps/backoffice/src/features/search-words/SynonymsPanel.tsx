import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { readPhrases } from './phrases.ts';
import type { Synonym, SynonymKind, WordActs } from './use-words.ts';

interface SynonymsPanelProps {
  synonyms: readonly Synonym[];
  acts: WordActs;
}

/** The shop's own synonyms, in a table that is changed where it stands. */
export function SynonymsPanel({ synonyms, acts }: SynonymsPanelProps) {
  const [open, setOpen] = useState<number>();
  return (
    <section className="bx" aria-labelledby="words-own">
      <h2 id="words-own">Sinonimi del negozio</h2>
      <SynonymForm key={`new ${synonyms.length}`} onSave={(kind, phrases) => acts.add(kind, phrases)} />
      <ul className="words-list">
        {synonyms.map((synonym) =>
          open === synonym.synonymId ? (
            <li key={synonym.synonymId}>
              <SynonymForm
                synonym={synonym}
                onCancel={() => setOpen(undefined)}
                onSave={async (kind, phrases) => {
                  const done = await acts.change(synonym, kind, phrases);
                  if (done) setOpen(undefined);
                  return done;
                }}
              />
            </li>
          ) : (
            <li key={synonym.synonymId}>
              <span className="grow">{textOf(synonym)}</span>
              <Button
                kind="ghost"
                size="sm"
                aria-label={`Cambia ${textOf(synonym)}`}
                onClick={() => setOpen(synonym.synonymId)}
              >
                Cambia
              </Button>
              <Button
                kind="ghost"
                size="sm"
                aria-label={`Togli ${textOf(synonym)}`}
                onClick={() => void acts.remove(synonym)}
              >
                Togli
              </Button>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

const textOf = ({ kind, phrases }: Synonym) =>
  kind === 'equal' ? phrases.join(' = ') : `${phrases[0]} → ${phrases.slice(1).join(', ')}`;

interface SynonymFormProps {
  synonym?: Synonym;
  onSave: (kind: SynonymKind, phrases: string[]) => Promise<boolean>;
  onCancel?: () => void;
}

function SynonymForm({ synonym, onSave, onCancel }: SynonymFormProps) {
  const [kind, setKind] = useState<SynonymKind>(synonym?.kind ?? 'equal');
  const [text, setText] = useState(synonym?.phrases.join(', ') ?? '');
  const [busy, setBusy] = useState(false);
  const phrases = readPhrases(text);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (phrases.length < 2 || busy) return;
    setBusy(true);
    await onSave(kind, phrases);
    setBusy(false);
  };
  return (
    <form className="words-form" onSubmit={(event) => void save(event)}>
      <TextInput
        label={synonym ? 'Parole' : 'Nuove parole'}
        hint={
          kind === 'equal'
            ? 'Separate da una virgola: vogliono dire lo stesso'
            : 'La prima trova anche le altre, non il contrario'
        }
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Select label="Come" value={kind} onChange={({ target }) => setKind(target.value as SynonymKind)}>
        <option value="equal">Uguali</option>
        <option value="one-way">In un verso</option>
      </Select>
      <div className="row end">
        {onCancel ? (
          <Button kind="ghost" size="sm" onClick={onCancel}>
            Lascia perdere
          </Button>
        ) : null}
        <Button type="submit" kind="soft" size="sm" busy={busy} disabled={phrases.length < 2}>
          {synonym ? 'Salva' : 'Aggiungi'}
        </Button>
      </div>
    </form>
  );
}
