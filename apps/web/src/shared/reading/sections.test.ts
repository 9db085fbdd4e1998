import { expect, it } from 'vitest';
import { withSections } from './sections.ts';

it('gives every heading an address from its words', () => {
  const { html, sections } = withSections(
    '<h2>Quello che <em>facciamo</em></h2><p>a</p><h2 style="x">L’età &amp; i resi</h2><h3>no</h3>',
  );
  expect(sections).toEqual([
    { id: 'quello-che-facciamo', title: 'Quello che facciamo' },
    { id: 'l-eta-e-i-resi', title: 'L’età & i resi' },
  ]);
  expect(html).toBe(
    '<h2 id="quello-che-facciamo">Quello che <em>facciamo</em></h2><p>a</p><h2 id="l-eta-e-i-resi">L’età &amp; i resi</h2><h3>no</h3>',
  );
});

it('gives no address twice, and one to headings without letters', () => {
  const { html, sections } = withSections('<h2>Costi</h2><h2>Costi</h2><h2>Costi</h2><h2>…</h2><h2></h2>');
  expect(sections.map(({ id }) => id)).toEqual(['costi', 'costi-2', 'costi-3', 'parte']);
  const ids = [...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('leaves a text without headings as it is', () => {
  expect(withSections('<p>Solo testo.</p>')).toEqual({ html: '<p>Solo testo.</p>', sections: [] });
});
