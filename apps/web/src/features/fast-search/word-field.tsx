import { Button } from '@sporta/ui/components/button/Button.tsx';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import type { ClipboardEvent, FormEvent, RefObject } from 'react';
import { looksLikeList } from './model/list-address.ts';

interface WordFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  busy: boolean;
  onAdd: (text: string) => void;
}

/** One word at a time; what is pasted with several lines goes in as a list. */
export function WordField({ ref, busy, onAdd }: WordFieldProps) {
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = ref.current?.value.trim();
    if (!ref.current || !text || busy) return;
    ref.current.value = '';
    onAdd(text);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!looksLikeList(text)) return;
    event.preventDefault();
    onAdd(text);
  };
  return (
    <form className="word-field" onSubmit={add}>
      <div className="inp">
        <MagnifyingGlassBold />
        <input
          ref={ref}
          type="text"
          aria-label="Prodotto da aggiungere alla lista"
          placeholder="latte, 2 passata, 1 kg di mele…"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={500}
          onPaste={paste}
        />
      </div>
      <Button type="submit" kind="soft" size="lg" busy={busy}>
        {busy ? null : <PlusBold />}
        Aggiungi
      </Button>
    </form>
  );
}
