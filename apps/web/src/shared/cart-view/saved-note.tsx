import { TextArea } from '@sporta/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { dropUnsaved, keepUnsaved, unsavedText } from './unsaved-text.ts';

/** Longest note (specification, section 5). */
const MAX = 1000;

interface SavedNoteProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Which text of which cart it is: what could not be saved is still there after a login. */
  of: string;
  onSave: (text: string) => void;
}

/** A note of at most 1000 characters, saved when one leaves it. */
export function SavedNote({ label, value, placeholder, disabled, of, onSave }: SavedNoteProps) {
  const [text, setText] = useState(value);
  // Changed elsewhere (another tab, another device): the saved one is shown.
  useEffect(() => setText(value), [value]);
  const resume = useEffectEvent(() => {
    const kept = unsavedText(of);
    if (kept === undefined || disabled) return;
    setText(kept);
    if (kept.trim() !== value) onSave(kept.trim());
  });
  useEffect(() => resume(), []);
  // The shop has it.
  useEffect(() => {
    if (unsavedText(of)?.trim() === value) dropUnsaved(of);
  }, [value, of]);
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
      onChange={(event) => {
        setText(event.target.value);
        keepUnsaved(of, event.target.value);
      }}
      onBlur={() => {
        if (text.trim() !== value) onSave(text.trim());
        else dropUnsaved(of);
      }}
    />
  );
}
