/** Takes the colour of the text around it. Decoration: say "at work" with `aria-busy` on what is waiting. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
