import { TextArea } from '@sporta/ui';
import { useEffect, useState } from 'react';

/** Longest note (specification, section 5). */
const MAX = 1000;

interface SavedNoteProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onSave: (text: string) => void;
}

/** A note of at most 1000 characters, saved when one leaves it. */
export function SavedNote({ label, value, placeholder, disabled, onSave }: SavedNoteProps) {
  const [text, setText] = useState(value);
  // Changed elsewhere (another tab, another device): the saved one is shown.
  useEffect(() => setText(value), [value]);
  return (
    <TextArea
      label={label}
      value={text}
      placeholder={placeholder}
      maxLength={MAX}
      disabled={disabled}
      hint={
        <span className="note-count">
          {text.length} di {MAX}
        </span>
      }
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (text.trim() !== value) onSave(text.trim());
      }}
    />
  );
}
