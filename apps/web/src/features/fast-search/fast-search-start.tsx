import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';

/** /fast-search without a list: a place to write it. A plain form, so that it works before the page comes alive. */
export function FastSearchStart() {
  const router = useRouter();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (q) void router.navigate({ href: `/fast-search?q=${encodeURIComponent(q)}` });
  };
  return (
    <div className="fast-start">
      <h1>Spesa veloce</h1>
      <p className="muted">Scrivi o incolla la tua lista: cerchiamo tutto in una volta.</p>
      <form action="/fast-search" onSubmit={search}>
        <TextArea
          label="La tua lista"
          name="q"
          rows={8}
          maxLength={6000}
          required
          placeholder={'2 latte ps\n1 kg di mele\nuova x6\npasta 500 g'}
          hint="Una cosa per riga, o separate da virgole. Vanno bene anche codici ed EAN, pure da un CSV: «070406;3»."
        />
        <Button type="submit" size="lg">
          Cerca tra i prodotti
          <ArrowRightBold />
        </Button>
      </form>
    </div>
  );
}
