/**
 * The text of `.env` with these settings: the line of each takes its new value, what has no line is added at the end, and all
 * else stays as it was written.
 */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  let lines = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [name, value] of Object.entries(settings)) {
    const line = `${name}=${quoted(value)}`;
    const isOfIt = (each: string) => lineOf(name).test(each);
    // the last of several would win: all of them become one
    const at = lines.findIndex(isOfIt);
    lines = lines
      .map((each, index) => (index === at ? line : each))
      .filter((each, index) => index === at || !isOfIt(each));
    if (at < 0) lines.push(line);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Whether the text of `.env` gives this setting a value. */
export const hasSetting = (text: string, name: string): boolean =>
  text.split(/\r?\n/).some((each) => lineOf(name).test(each));

const lineOf = (name: string) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`);

/** Values have no quotes or line ends (the questions see to it), so that the plain form is read back as it was. */
const quoted = (value: string) => `"${value}"`;
