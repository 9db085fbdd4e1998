/** Whether version `a` is newer than `b`: "1.10.0" is newer than "1.9.3". What is no number counts as 0. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Where an upgrade is had: the store of the device's platform; undefined in a browser, which only reloads. */
export function upgradeAddress(url: string, userAgent: string): string | undefined {
  const platform = /SportaApp\/(ios|android)/i.exec(userAgent)?.[1]?.toLowerCase();
  return platform && url.replace('{platform}', platform);
}

/** What is new, one point a line. @param description as `APP_VERSION_TEXT` has it */
export function newsOf(description: string): string[] {
  const lines = description.split(/\r?\n|\\n/).map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}
