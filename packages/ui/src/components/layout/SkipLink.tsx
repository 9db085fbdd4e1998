interface SkipLinkProps {
  /** Id of what the focus goes to; with `tabIndex={-1}` where it is no control. */
  target?: string;
  children?: string;
}

/** Appears on focus and jumps over what comes before: over the header as the first link of a page, over long lists within it. */
export function SkipLink({ target = 'contenuto', children = 'Vai al contenuto' }: SkipLinkProps) {
  return (
    <a className="skip" href={`#${target}`}>
      {children}
    </a>
  );
}
