import { useCallback, useState } from 'react';

/** A field as it was when somebody began to change it, and as they want it. */
export interface FieldEdit {
  field: string;
  before: unknown;
  after: unknown;
}

/** A field that a colleague changed while it was being changed here. */
export interface Clash extends FieldEdit {
  now: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Edits whose field is no longer as it was seen. */
export const clashesOf = (edits: readonly FieldEdit[], values: Readonly<Record<string, unknown>>): Clash[] =>
  edits
    .filter(({ field, before, after }) => !same(values[field], before) && !same(values[field], after))
    .map((edit) => ({ ...edit, now: values[edit.field] ?? null }));

/** Sets a field; the one that is as it was before is no edit any more. */
export function withEdit(
  edits: readonly FieldEdit[],
  field: string,
  after: unknown,
  value: unknown,
): readonly FieldEdit[] {
  const before = edits.find((edit) => edit.field === field)?.before ?? value ?? null;
  const others = edits.filter((edit) => edit.field !== field);
  return same(before, after) ? others : [...others, { field, before, after }];
}

/**
 * What somebody typed and has not saved; what is below it may change meanwhile.
 * @param values every field by its name, as it is saved
 */
export function useEdits(values: Readonly<Record<string, unknown>>) {
  const [edits, setEdits] = useState<readonly FieldEdit[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const markUnread = useCallback((field: string, isUnread: boolean) => {
    setUnread((all) => {
      if (all.includes(field) === isUnread) return all;
      return isUnread ? [...all, field] : all.filter((each) => each !== field);
    });
  }, []);
  const value = (field: string): unknown => {
    const edit = edits.find((each) => each.field === field);
    return edit ? edit.after : values[field];
  };
  return {
    edits,
    clashes: clashesOf(edits, values),
    value,
    set: (field: string, after: unknown) => setEdits((all) => withEdit(all, field, after, values[field])),
    /** Keeps what was typed, upon what is there now. */
    insist: (field: string) =>
      setEdits((all) => all.map((edit) => (edit.field === field ? { ...edit, before: values[field] ?? null } : edit))),
    drop: (field: string) => setEdits((all) => all.filter((edit) => edit.field !== field)),
    /** Throws away all that was typed. */
    clear: () => {
      setEdits([]);
      setRound((before) => before + 1);
    },
    /** Grows when all is thrown away: a field that keeps a text of its own shows what is saved again. */
    round,
    /** Fields with a text the shop cannot read, "abc" for a price: no edits, and nothing is saved past them. */
    unread,
    markUnread,
    /** Goes on with edits that were begun before; what changed since shows as a clash. */
    take: (begun: readonly FieldEdit[]) => setEdits(begun),
  };
}

export type Edits = ReturnType<typeof useEdits>;
