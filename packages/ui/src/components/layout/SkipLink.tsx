/** First link of a page: appears on focus and jumps over the header. */
export function SkipLink({ target = 'contenuto' }: { target?: string }) {
  return (
    <a className="skip" href={`#${target}`}>
      Vai al contenuto
    </a>
  );
}
