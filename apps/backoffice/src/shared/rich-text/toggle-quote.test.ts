// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import { toggleQuote } from './toggle-quote.ts';

/** A text after the button was pressed with the cursor at a word, once or more often. */
function pressed(content: string, word: string, times = 1): string {
  const editor = new Editor({ extensions: [StarterKit.configure({ trailingNode: false })], content });
  for (let press = 0; press < times; press++) {
    let at = 0;
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text!.includes(word)) at = position + node.text!.indexOf(word);
    });
    editor.chain().setTextSelection(at).command(toggleQuote).run();
  }
  const html = editor.getHTML();
  // it watches its page in a timer, and there is none after the tests
  editor.destroy();
  return html;
}

const list = '<ul><li><p>Latte</p></li><li><p>Uova</p><ul><li><p>fresche</p></li></ul></li></ul>';

it.each([
  ['a paragraph', '<p>Ciao</p><p>Uova</p>', '<p>Ciao</p><blockquote><p>Uova</p></blockquote>'],
  ['the whole list of a line', list, `<blockquote>${list}</blockquote>`],
  [
    'a numbered list beside others',
    `<p>Prima</p><ol><li><p>Uova</p></li></ol><p>Poi</p>`,
    '<p>Prima</p><blockquote><ol><li><p>Uova</p></li></ol></blockquote><p>Poi</p>',
  ],
])('quotes %s, and takes it back', (_, before, after) => {
  expect(pressed(before, 'Uova')).toBe(after);
  expect(pressed(before, 'Uova', 2)).toBe(before);
});

it('quotes the list of a line inside of another line', () => {
  expect(pressed(list, 'fresche')).toBe(`<blockquote>${list}</blockquote>`);
  expect(pressed(list, 'fresche', 2)).toBe(list);
});
