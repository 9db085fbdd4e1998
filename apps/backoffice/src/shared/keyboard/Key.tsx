/** A key as it looks on a keyboard. */
export function Key({ children }: { children: string }) {
  return <kbd className="bkb">{children}</kbd>;
}
