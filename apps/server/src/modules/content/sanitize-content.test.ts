import { expect, test } from 'vitest';
import { sanitizeContent } from './sanitize-content.ts';

test.each([
  ['<p>Ciao</p><script>alert(1)</script>', '<p>Ciao</p>'],
  ['<p onclick="x()" style="color:red" class="a">Ciao</p>', '<p>Ciao</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example/x">x</a>', '<a>x</a>'],
  ['<a href="/page/chi-siamo">x</a>', '<a href="/page/chi-siamo">x</a>'],
  ['<h1>Titolo</h1><b>forte</b>', '<h2>Titolo</h2><strong>forte</strong>'],
  ['<iframe src="https://x.example"></iframe><form><input></form>', ''],
  ['<img src="data:image/png;base64,AAAA" alt="x" onerror="x()">', ''],
  ['<p>a<img src="file:///C:/foto.png"></p>', '<p>a</p>'],
  ['<img src="/media/art/x.webp" onerror="x()">', '<img loading="lazy" alt="" src="/media/art/x.webp" />'],
  ['<svg><a xlink:href="javascript:x"></a></svg>', '<a></a>'],
])('%s', (dirty, clean) => {
  expect(sanitizeContent(dirty)).toBe(clean);
});

test('links that open a window cannot reach back', () => {
  expect(sanitizeContent('<a href="https://x.example" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://x.example" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test('cleaning twice changes nothing', () => {
  const dirty =
    '<h1>A</h1><p>b <i>c</i><img src="/media/art/x.webp"><table><tr><th scope="row" onclick="x">d</th></tr></table>';
  expect(sanitizeContent(sanitizeContent(dirty))).toBe(sanitizeContent(dirty));
});
