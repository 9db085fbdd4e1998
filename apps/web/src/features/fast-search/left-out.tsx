import { Note } from '@sporta/ui/components/feedback/Note.tsx';

/** Tells how many things of a long list did not find room; nothing when all did. */
export function LeftOut({ count, most }: { count: number; most: number }) {
  if (count === 0) return null;
  const left = count === 1 ? 'L’ultima cosa è rimasta fuori' : `Le ultime ${count} cose sono rimaste fuori`;
  return (
    <Note kind="warn" live>
      La lista arriva a {most} parole. {left}: cercale dopo, con una lista nuova.
    </Note>
  );
}
