import { expect } from 'vitest';

/** Every start tag closed, in order; every attribute quoted; every reference to an identifier that exists. */
export function expectSelfContained(svg: string): void {
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">')).toBe(true);
  const open: string[] = [];
  for (const [, end, name, attributes, empty] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name as string);
    expect(attributes).not.toMatch(/NaN|undefined|null|Infinity/);
  }
  expect(open).toEqual([]);
  expect(svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')).toBe('');
  expect(svg).not.toMatch(/<(text|image|script|style|foreignObject)\b/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id as string);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id);
}
