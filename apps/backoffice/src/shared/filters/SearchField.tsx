import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { MagnifyingGlass } from '@sporta/ui/icons/MagnifyingGlass.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Key, useKeys } from '../keyboard/index.ts';

/** A pause in typing after which the list is asked, in milliseconds. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  q: string;
  onChange: (q: string) => void;
}

/** The search of a list: asks after a pause in typing, or at once with Invio; `/` goes there. */
export function SearchField({ label, placeholder, q, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setText(q), [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useKeys({ '/': () => field.current?.focus() });

  const ask = (value: string) => {
    clearTimeout(timer.current);
    if (value.trim() !== q) onChange(value.trim());
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(value), PAUSE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  return (
    <search className="find">
      <form onSubmit={submit}>
        <TextInput
          ref={field}
          label={label}
          hideLabel
          type="search"
          placeholder={placeholder}
          maxLength={60}
          value={text}
          start={<MagnifyingGlass />}
          end={<Key>/</Key>}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </search>
  );
}
