import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { CaretUpBold } from '@sporta/ui/icons/CaretUpBold.ts';
import { PencilSimpleBold } from '@sporta/ui/icons/PencilSimpleBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { useState } from 'react';
import { DocumentBar, moved, PreviewFrame, useDocument, useMoves } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';

interface Question {
  question: string;
  answer: string;
}

interface Group {
  category: string;
  items: Question[];
}

type FaqBody = { faqs: Group[] };

const empty: FaqBody = { faqs: [] };

/** Questions and answers, by argument. */
export function FaqTab() {
  const written = useDocument('faq', empty);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="le domande" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { faqs } = written.body;
  const change = (next: Group[]) => written.change({ faqs: next });
  return (
    <>
      <DocumentBar written={written} title="Domande frequenti" />
      <div className="content-two">
        <div className="stack">
          {faqs.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name of their own; a group is its place.
            <section key={index} className="bx">
              <div className="content-entry">
                <TextInput
                  label="Argomento"
                  maxLength={80}
                  error={written.faults.get(`faqs.${index}.category`)}
                  value={group.category}
                  onChange={({ target: { value } }) =>
                    change(faqs.map((each, at) => (at === index ? { ...each, category: value } : each)))
                  }
                />
                <Moves
                  name={group.category}
                  index={index}
                  of={faqs.length}
                  onMove={(to) => change(moved(faqs, index, to))}
                />
                <IconButton
                  icon={Trash}
                  label={`Togli l’argomento: ${group.category}`}
                  onClick={() => change(faqs.filter((_, at) => at !== index))}
                />
              </div>
              <Questions
                group={group}
                onChange={(items) => change(faqs.map((each, at) => (at === index ? { ...each, items } : each)))}
              />
            </section>
          ))}
          <Button kind="soft" onClick={() => change([...faqs, { category: '', items: [] }])}>
            <PlusBold />
            Argomento
          </Button>
        </div>
        <PreviewFrame document="faq" body={written.body} />
      </div>
    </>
  );
}

function Questions({ group, onChange }: { group: Group; onChange: (items: Question[]) => void }) {
  const { items } = group;
  const [open, setOpen] = useState<number>();
  const moves = useMoves(items.length, (from, to) => {
    onChange(moved(items, from, to));
    setOpen(undefined);
  });
  const { move } = moves;
  const set = (index: number, part: Partial<Question>) =>
    onChange(items.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <>
      <ol className="content-menu" aria-label={`Domande: ${group.category}`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions have no name of their own; one is its place.
          <li key={index}>
            <div className="content-entry" {...moves.keys(index)}>
              <TextInput
                label={`Domanda ${index + 1}`}
                maxLength={300}
                value={item.question}
                onChange={(event) => set(index, { question: event.target.value })}
              />
              <IconButton
                icon={PencilSimpleBold}
                label={`Scrivi la risposta: ${item.question}`}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? undefined : index)}
              />
              <Moves name={item.question} index={index} of={items.length} onMove={(to) => move(index, to)} />
              <IconButton
                icon={Trash}
                label={`Togli: ${item.question}`}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              />
            </div>
            {open === index ? (
              <RichText label="Risposta" html={item.answer} onChange={(answer) => set(index, { answer })} />
            ) : null}
          </li>
        ))}
      </ol>
      <Button
        kind="ghost"
        size="sm"
        onClick={() => {
          onChange([...items, { question: '', answer: '' }]);
          setOpen(items.length);
        }}
      >
        <PlusBold />
        Domanda
      </Button>
    </>
  );
}

interface MovesProps {
  name: string;
  index: number;
  of: number;
  onMove: (to: number) => void;
}

function Moves({ name, index, of, onMove }: MovesProps) {
  return (
    <span className="content-moves">
      <IconButton
        icon={CaretUpBold}
        label={`Sposta su: ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={CaretDownBold}
        label={`Sposta giù: ${name}`}
        disabled={index === of - 1}
        onClick={() => onMove(index + 1)}
      />
    </span>
  );
}
