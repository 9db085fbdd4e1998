import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';

interface SearchBoxProps {
  placeholder: string;
  /** Buttons at the right end. */
  children?: ReactNode;
}

/** The search field of the header. A plain form to /search, so that it works before the page comes alive. */
export function SearchBox({ placeholder, children }: SearchBoxProps) {
  const router = useRouter();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    if (q) void router.navigate({ href: `/search?q=${encodeURIComponent(q)}` });
  };
  return (
    <form className="srch" action="/search" role="search" onSubmit={search}>
      <MagnifyingGlassBold />
      <input
        type="search"
        name="q"
        placeholder={placeholder}
        aria-label="Cerca nel negozio"
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
      />
      {children}
    </form>
  );
}
