import { expect, test } from 'vitest';
import { type ContentFileError, readContentFile } from './content-file.ts';

const problemsOf = (value: unknown): readonly string[] => {
  try {
    readContentFile(typeof value === 'string' ? value : JSON.stringify(value));
    return [];
  } catch (error) {
    return (error as ContentFileError).problems;
  }
};

test('every fault of a file is told with its place', () => {
  expect(problemsOf('{')[0]).toMatch(/^it is not JSON/);
  const problems = problemsOf({
    pages: [
      { name: 'Chi Siamo', title: '', content: '<p>x</p>', validFrom: 'domani' },
      {
        name: 'aziende',
        title: 'Aziende',
        content: '',
        mediaURL: 'https://elsewhere.example/x.png',
        facts: [{ figure: '', text: 'punti vendita' }],
        ways: [{ title: 'Vai', callToAction: 'Vai', itemUrl: 'javascript:alert(1)' }],
      },
    ],
    menus: { navbar: { header: [{ name: 'Offerte', itemUrl: 'javascript:alert(1)' }] } },
    blocks: [
      { kind: 'hero', params: { title: 'x', itemUrl: '//elsewhere.example' } },
      { kind: 'carousel', params: {} },
    ],
    leaflets: [
      { name: 'x', slug: 'x', startsOn: '2026-02-30', endsOn: '2026-01-01', pages: [{ title: 'a', products: [] }] },
    ],
    banners: [],
  });
  for (const place of [
    'pages.0.name: must be of a-z',
    'pages.0.title',
    'pages.0.validFrom: must be an instant',
    'pages.1.mediaURL: must be a picture',
    'pages.1.facts.0.figure',
    'pages.1.ways.0.itemUrl: must be a path',
    'menus.navbar.header.0.itemUrl: must be a path',
    'blocks.0.params.itemUrl',
    'blocks.1.kind: must be one of hero',
    'leaflets.0.startsOn: must be a day',
  ]) {
    expect(
      problems.some((problem) => problem.startsWith(place)),
      `${place}\n${problems.join('\n')}`,
    ).toBe(true);
  }
  expect(problems.join()).toContain('banners');
});

test('a part may be missing, an empty file is good', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ faqs: [{ category: 'Ordinare', items: [] }] })).toEqual([]);
});
