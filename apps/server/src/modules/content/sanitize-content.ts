import type { DocumentKind } from '@sporta/contract';
import sanitizeHtml from 'sanitize-html';

/**
 * What a text of the shop may contain: structure, links, pictures; no scripts, styles, forms or frames. Applied when the
 * text is saved, so that what is stored can be shown as it is.
 */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
      ...['strong', 'em', 'a', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    // a picture of somebody's own disk has lost its address by now: nobody would see it
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    transformTags: {
      // The page has its own title above the text.
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, attributes) => ({
        tagName,
        attribs:
          attributes.target === '_blank'
            ? { ...attributes, rel: 'noopener noreferrer' }
            : Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'target' && name !== 'rel')),
      }),
      img: (tagName, attributes) => ({ tagName, attribs: { loading: 'lazy', alt: '', ...attributes } }),
    },
  }).trim();
}

/** A document whose texts are clean. */
export function cleanBody(kind: DocumentKind, body: Record<string, unknown>): Record<string, unknown> {
  switch (kind) {
    case 'page':
      return { ...body, content: sanitizeContent(String(body.content)) };
    case 'popups':
      return {
        ...body,
        popups: (body.popups as Popup[]).map((popup) => ({ ...popup, description: clean(popup.description) })),
      };
    case 'faq':
      return {
        ...body,
        faqs: (body.faqs as Group[]).map((group) => ({
          ...group,
          items: group.items.map((item) => ({ ...item, answer: clean(item.answer) })),
        })),
      };
    default:
      return body;
  }
}

const clean = sanitizeContent;
type Popup = { description: string };
type Group = { items: { answer: string }[] };
