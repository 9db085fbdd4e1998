/**
 * Writes src/icons/: one small file per icon of icon-list.ts, from the Phosphor package (MIT). The package itself
 * carries six weights in every icon; the pages need one or two, and each page only its own.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconList } from './icon-list.ts';

const folder = new URL('../src/icons/', import.meta.url);
const suffix = { regular: '', bold: 'Bold', fill: 'Fill', duotone: 'Duotone' };

async function pathsOf(name: string, weight: string): Promise<string[]> {
  const module: Record<string, FC<{ weight: string }>> = await import(`@phosphor-icons/react/dist/ssr/${name}`);
  const icon = module[`${name}Icon`];
  if (!icon) throw new Error(`no icon named ${name}`);
  const svg = renderToStaticMarkup(createElement(icon, { weight }));
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1] ?? '');
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  if (file.endsWith('.ts')) rmSync(new URL(file, folder));
}

const names: string[] = [];
for (const [weight, lines] of Object.entries(iconList)) {
  for (const name of new Set(lines.flatMap((line) => line.split(' ')))) {
    const paths = await pathsOf(name, weight);
    const [tone, line] = weight === 'duotone' ? paths : [undefined, paths[0]];
    const id = `${name}${suffix[weight as keyof typeof suffix]}`;
    const drawing = [line, tone].filter(Boolean).map((path) => `    '${path}',`);
    const source = [
      "import { drawIcon, type IconProps } from './drawIcon.tsx';",
      '',
      `export function ${id}(props: IconProps) {`,
      '  return drawIcon(',
      '    props,',
      ...drawing,
      '  );',
      '}',
      '',
    ];
    writeFileSync(new URL(`${id}.ts`, folder), source.join('\n'));
    names.push(id);
  }
}
names.sort();
const exports = names.map((name) => `export { ${name} } from './${name}.ts';`).join('\n');
writeFileSync(new URL('index.ts', folder), `export type { Icon, IconProps } from './drawIcon.tsx';\n${exports}\n`);
