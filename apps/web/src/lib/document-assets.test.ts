import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAssets, routeIdOf, sheetsOf } from './document-assets.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/all.css'],
    assets: ['assets/a.woff2'],
    imports: ['_shop.js'],
  },
  '_shop.js': { file: 'assets/shop.js', css: ['assets/shop.css'] },
  '_frame.js': { file: 'assets/frame.js', css: ['assets/account.css'], imports: ['_shop.js'] },
  'src/routes/_shop/profile.tsx?tsr-split=component': {
    file: 'assets/profile.js',
    src: 'src/routes/_shop/profile.tsx?tsr-split=component',
    imports: ['_frame.js', '_shop.js'],
  },
  'src/routes/_shop/$.tsx?tsr-split=component': {
    file: 'assets/category.js',
    src: 'src/routes/_shop/$.tsx?tsr-split=component',
    imports: ['_shop.js'],
  },
};

test('a page is drawn with the sheets of every page, then with those its route brings by whatever it imports', () => {
  const assets = readAssets(manifest);
  expect(assets.styles).toEqual(['/assets/all.css', '/assets/shop.css']);
  expect(sheetsOf(assets, ['__root__', '/_shop', '/_shop/$'])).toEqual(assets.styles);
  expect(sheetsOf(assets, ['__root__', '/_shop', '/_shop/profile', '/_shop/profile'])).toEqual([
    ...assets.styles,
    '/assets/account.css',
  ]);
});

test('a sheet is no program, to be fetched ahead as one', () => {
  const { preloads, routes } = readAssets(manifest);
  expect(preloads).toEqual(['/assets/shop.js']);
  expect(routes['/_shop/profile']).toEqual(['/assets/profile.js', '/assets/frame.js', '/assets/account.css']);
});

test('a build without the program is none', () => expect(() => readAssets({})).toThrow('run the build again'));

test('the router knows the route of each file by the same name', () => {
  const src = new URL('../', import.meta.url);
  const known = new Set(
    [...readFileSync(new URL('routeTree.gen.ts', src), 'utf8').matchAll(/^ +id: '(.+)',?$/gm)].map(([, id]) => id),
  );
  const files = globSync('**/*.tsx', { cwd: new URL('routes/', src) }).filter((file) => file !== '__root.tsx');
  expect(files.length).toBeGreaterThan(50);
  const strange = files.filter((file) => !known.has(routeIdOf(file.replaceAll('\\', '/').replace(/[.]tsx$/, ''))));
  expect(strange).toEqual([]);
});
