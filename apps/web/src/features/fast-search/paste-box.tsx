import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { useEffect, useRef, useState } from 'react';

/** Longest text taken at once (contract: `search/fast`). */
const LONGEST = 10_000;

interface PasteBoxProps {
  busy: boolean;
  onAdd: (text: string) => void;
}

/** A list from a message or a note, as it is. */
export function PasteBox({ busy, onAdd }: PasteBoxProps) {
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div className="paste-box">
      <TextArea
        ref={area}
        label="La tua lista"
        hint="Una cosa per riga, o separate da virgole: «2 latte ps, 1 kg di mele, uova x6»."
        rows={5}
        maxLength={LONGEST}
        error={
          text.length >= LONGEST
            ? 'Il testo è troppo lungo e la fine manca: aggiungi questa parte, poi incolla il resto.'
            : undefined
        }
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="soft" busy={busy} disabled={text.trim() === ''} onClick={() => onAdd(text)}>
        Aggiungi alla lista
      </Button>
    </div>
  );
}
