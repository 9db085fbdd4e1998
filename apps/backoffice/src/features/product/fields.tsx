import type { ProductField, ProductRemark } from '@sporta/contract';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useEffect, useState } from 'react';
import type { Edits } from '../../shared/edits/index.ts';
import { readAmount, writeAmount } from '../../shared/product-acts/index.ts';
import { fieldNames } from './field-words.ts';

/** What the fields of the editor are bound to. */
export interface Form {
  edits: Edits;
  remarks: readonly ProductRemark[];
}

export const errorOf = ({ remarks }: Form, field: string): string | undefined =>
  remarks.find((remark) => remark.level === 'error' && remark.field === field)?.text;

/** Fields are found by their id: the list of what is wrong leads there. */
export const fieldId = (field: string): string => `f-${field.replaceAll(':', '-')}`;

interface FieldProps {
  form: Form;
  field: ProductField;
  hint?: string | undefined;
}

export function TextField({ form, field, hint, list }: FieldProps & { list?: string | undefined }) {
  return (
    <TextInput
      id={fieldId(field)}
      label={fieldNames[field]}
      hint={hint}
      list={list}
      error={errorOf(form, field)}
      value={String(form.edits.value(field) ?? '')}
      onChange={(event) => form.edits.set(field, event.target.value)}
    />
  );
}

export function LongField({ form, field, hint }: FieldProps) {
  return (
    <TextArea
      id={fieldId(field)}
      label={fieldNames[field]}
      hint={hint}
      rows={3}
      error={errorOf(form, field)}
      value={String(form.edits.value(field) ?? '')}
      onChange={(event) => form.edits.set(field, event.target.value)}
    />
  );
}

interface NumberFieldProps extends Omit<FieldProps, 'field'> {
  field: string;
  label: string;
  decimals: { min: number; max: number };
  unit?: string | undefined;
  hideLabel?: boolean | undefined;
  /** It may not be emptied. */
  needed?: boolean | undefined;
}

/** A figure or nothing; what is no figure stays in the field, is no edit, and holds the page back. */
export function NumberField({ form, field, label, decimals, unit, hint, hideLabel, needed }: NumberFieldProps) {
  const now = form.edits.value(field);
  const value = typeof now === 'number' ? now : null;
  const saved = writeAmount(value, decimals);
  const [text, setText] = useState(saved);
  // a value that came from elsewhere takes the place of the text; one typed here reads the same and stays as typed
  const { max } = decimals;
  const { round, markUnread } = form.edits;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` says that what was typed is thrown away.
  useEffect(() => {
    setText((typed) => (readAmount(typed, max) === value ? typed : saved));
  }, [saved, value, max, round]);
  const read = readAmount(text, max);
  const isWrong = read === undefined || (needed === true && read === null);
  // what was never there is missing, and the shop says so; what somebody typed is theirs to put right
  const isUnread = isWrong && text !== saved;
  useEffect(() => {
    markUnread(field, isUnread);
    return () => markUnread(field, false);
  }, [markUnread, field, isUnread]);
  return (
    <TextInput
      id={fieldId(field)}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      end={unit ? <span className="unit">{unit}</span> : null}
      error={isWrong ? 'Serve un numero' : errorOf(form, field)}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const typed = readAmount(event.target.value, max);
        if (typed !== undefined && !(needed && typed === null)) form.edits.set(field, typed);
      }}
    />
  );
}

export function FlagField({ form, field }: FieldProps) {
  return (
    <Checkbox
      label={fieldNames[field]}
      checked={form.edits.value(field) === true}
      onChange={(event) => form.edits.set(field, event.target.checked)}
    />
  );
}
