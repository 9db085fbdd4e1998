import type { ColdCell } from '@sporta/contract';
import { coldKindLabels } from '@sporta/contract/staff-cold-words.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { cellStates, degrees, readDegrees } from './cold-words.ts';
import { useColdActs } from './use-cold-acts.ts';

interface CellCardProps {
  cell: ColdCell;
  isOpen: boolean;
  onOpen: () => void;
}

/** A cold room as it is now, with the field for a temperature that somebody reads at its door. */
export function CellCard({ cell, isOpen, onOpen }: CellCardProps) {
  const { name, kind, max, state, last, active, warehouseName } = cell;
  return (
    <section className={cx('bx cold-cell', isOpen && 'open', !active && 'off')}>
      <div className="panel-head">
        <h2>{name}</h2>
        <Tag tone={active ? cellStates[state].tone : undefined}>{active ? cellStates[state].label : 'Non in uso'}</Tag>
      </div>
      <p className="cold-now">
        <b className="num">{last ? degrees(last.temperature) : '–'}</b>
        <small>
          soglia {degrees(max)}
          {last ? ` · ${moment(last.at, new Date())}` : null}
        </small>
        <small>
          {coldKindLabels[kind]}, {warehouseName}
        </small>
      </p>
      {active ? <ReadForm cell={cell} /> : null}
      <Button kind="ghost" size="sm" aria-expanded={isOpen} onClick={onOpen}>
        Apri la giornata
      </Button>
    </section>
  );
}

function ReadForm({ cell: { cellId, name, max } }: { cell: ColdCell }) {
  const acts = useColdActs();
  const [text, setText] = useState('');
  // The instant of the first press: an answer lost on the way is written once.
  const [at, setAt] = useState<string>();
  const read = useMutation({
    mutationFn: ({ celsius, when }: { celsius: number; when: string }) => acts.read(cellId, celsius, when),
    onSuccess: (_done, { celsius }) => {
      toast.success(`${name}: ${degrees(celsius)} segnati`);
      setText('');
      setAt(undefined);
    },
  });
  const celsius = readDegrees(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (celsius === undefined || read.isPending) return;
    const when = at ?? new Date().toISOString();
    setAt(when);
    read.mutate({ celsius, when });
  };
  const wrong = text.trim() !== '' && celsius === undefined ? `Scrivila come ${max < 0 ? '-18,5' : '3,5'}` : undefined;
  return (
    <form className="cold-read" onSubmit={submit}>
      <TextInput
        label={`Temperatura letta, ${name}`}
        hideLabel
        placeholder="Letta ora"
        end={<span className="unit">°C</span>}
        value={text}
        error={read.isError ? messageOf(read.error) : wrong}
        onChange={(event) => {
          setText(event.target.value);
          setAt(undefined);
        }}
      />
      <Button type="submit" kind="soft" busy={read.isPending} disabled={celsius === undefined}>
        Segna
      </Button>
    </form>
  );
}
