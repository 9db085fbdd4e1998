import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element: its name, what is inside, or its text. */
export interface Node {
  name: string;
  children: Node[];
  text: string;
  attributes: Record<string, string>;
}

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

type Parsed = Record<string, unknown> & { ':@'?: Record<string, string> };

/** The root of a document; undefined where it is not well formed, or brings a DTD. */
export function readTree(xml: string): Node | undefined {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return undefined;
  const roots = nodesOf(parser.parse(xml) as Parsed[]).filter(({ name }) => !name.startsWith('?'));
  return roots.length === 1 ? roots[0] : undefined;
}

function nodesOf(parsed: readonly Parsed[]): Node[] {
  return parsed.flatMap((each) => {
    const name = Object.keys(each).find((key) => key !== ':@');
    if (name === undefined || name === '#text') return [];
    const inside = each[name] as Parsed[];
    const text = inside.map((child) => ('#text' in child ? String(child['#text']) : '')).join('');
    return [{ name, children: nodesOf(inside), text, attributes: each[':@'] ?? {} }];
  });
}

export const childOf = (node: Node | undefined, path: string): Node | undefined =>
  path.split('/').reduce<Node | undefined>((at, name) => at?.children.find((each) => each.name === name), node);

export const childrenOf = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((each) => each.name === name) ?? [];

export const textOf = (node: Node | undefined, path: string): string => childOf(node, path)?.text ?? '';
