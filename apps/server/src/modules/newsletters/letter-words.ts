import { convert } from 'html-to-text';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/* The text of an issue: headings, paragraphs, lists, links. As it is kept, as a mail shows it, and as plain text. */

const tags = ['h2', 'h3', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
const rules = {
  allowedTags: tags,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** What may be kept of what an editor wrote: no pictures, styles, scripts or forms. */
export const cleanLetter = (html: string): string =>
  sanitizeHtml(html, { ...rules, transformTags: { h1: 'h2', h4: 'h3', b: 'strong', i: 'em' } }).trim();

/** Whether there is something to read in it. */
export const hasWords = (html: string): boolean => convert(html).trim() !== '';

/* Mail programs read styles of the element itself; those of classes are for dark mode. */
const styles: Record<string, string> = {
  h2: 'margin:20px 0 8px;font-size:20px;line-height:1.3;font-weight:700',
  h3: 'margin:16px 0 6px;font-size:17px;line-height:1.3;font-weight:700',
  p: 'margin:0 0 14px;font-size:16px;line-height:1.55',
  ul: 'margin:0 0 14px;padding:0 0 0 24px;font-size:16px;line-height:1.55',
  ol: 'margin:0 0 14px;padding:0 0 0 24px;font-size:16px;line-height:1.55',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 14px;padding:0 0 0 14px;border-left:3px solid #dfe1d8',
  hr: 'border:0;border-top:1px solid #dfe1d8;margin:20px 0',
};

/** A clean text as a mail shows it: styles in place, addresses whole. @param publicUrl without a slash at its end */
export function letterHtml(html: string, publicUrl: string): string {
  const styled = (tagName: string, attribs: Attributes) => ({
    tagName,
    attribs: { ...attribs, style: styles[tagName] ?? '' },
  });
  return sanitizeHtml(html, {
    ...rules,
    allowedAttributes: { '*': ['style'], a: ['href', 'style', 'class'] },
    parseStyleAttributes: false,
    transformTags: {
      ...Object.fromEntries(Object.keys(styles).map((tag) => [tag, styled])),
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: wholeAddress(href, publicUrl), class: 'link', style: 'color:#0a5f31;font-weight:600' },
      }),
    },
  });
}

/** The same words without any form; a link has its address beside it. */
export const letterText = (html: string, publicUrl: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { pathRewrite: (address: string) => wholeAddress(address, publicUrl) } },
      ...['h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  }).trim();

const wholeAddress = (address: string, publicUrl: string) =>
  address.startsWith('/') ? `${publicUrl}${address}` : address;
