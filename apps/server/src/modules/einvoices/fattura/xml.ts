/** An element: its name, and a text or what is inside; what is absent is left out. */
export type Element = readonly [name: string, content: string | readonly (Element | undefined)[]];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML of an element. Texts are escaped; control characters that XML forbids must be gone before. */
export function writeElement([name, content]: Element): string {
  const inside =
    typeof content === 'string'
      ? content.replace(/[&<>]/g, (sign) => escapes[sign]!)
      : content.map((each) => (each ? writeElement(each) : '')).join('');
  return `<${name}>${inside}</${name}>`;
}
