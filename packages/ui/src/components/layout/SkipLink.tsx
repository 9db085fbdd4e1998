import type { ReactNode } from 'react';

/** Read by screen readers, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>;
}

/** First link of a page: appears on focus and jumps over the header. */
export function SkipLink({ target = 'contenuto' }: { target?: string }) {
  return (
    <a className="skip" href={`#${target}`}>
      Vai al contenuto
    </a>
  );
}
