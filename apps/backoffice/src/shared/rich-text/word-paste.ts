/* What Word and LibreOffice put on the clipboard: lists that are paragraphs, pictures of the writer's own disk, wishes of style. */

/** Paragraphs Word means as points of a list carry their depth here: `mso-list:l0 level1 lfo1`. */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d)/i;
/** A number or letter with its sign: the list is a numbered one. */
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * HTML from the clipboard as the editor reads it well: lists of Word are lists, what only its own disk has is gone. HTML that is not
 * from Word is given back as it is.
 */
export function fromWord(html: string): string {
  if (!/class=["']?Mso|urn:schemas-microsoft-com|mso-/i.test(html)) return html;
  // Word hides signs of its lists and drafts of its pictures in comments of two kinds
  const bare = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if[^\]]*|endif)\]>/gi, '');
  const page = new DOMParser().parseFromString(bare, 'text/html');
  for (const gone of page.querySelectorAll('style, script, meta, link, title, xml')) gone.remove();
  for (const picture of page.querySelectorAll('img')) {
    if (!/^https?:/i.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  for (const element of [...page.querySelectorAll('*')]) {
    // <o:p>, <w:sdt>, <st1:place>: their text stays
    if (element.nodeName.includes(':')) element.replaceWith(...element.childNodes);
  }
  listsOf(page);
  for (const empty of [...page.querySelectorAll('p')]) {
    if (empty.textContent.trim() === '' && !empty.querySelector('img')) empty.remove();
  }
  return page.body.innerHTML;
}

/** Runs of paragraphs with a depth become lists, one inside the other. */
function listsOf(page: Document): void {
  let open: { list: Element; depth: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of [...page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, table, div > *')]) {
    const depth = Number(LIST_STYLE.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (depth === 0 || paragraph.closest('td, th')) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    open = open.filter((each) => each.depth <= depth);
    const numbered = NUMBERED.test(takeSign(paragraph));
    let current = open.at(-1);
    if (!current || current.depth < depth) {
      const list = page.createElement(numbered ? 'ol' : 'ul');
      const parent = current?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { list, depth };
      open.push(current);
    }
    const point = page.createElement('li');
    point.append(...paragraph.childNodes);
    current.list.append(point);
    paragraph.remove();
    last = open[0]?.list;
  }
}

/** Takes the sign of a point off ("·", "1."), which stands in a part Word marks to be ignored. */
function takeSign(paragraph: Element): string {
  const marked = [...paragraph.querySelectorAll('[style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const sign = marked?.textContent ?? '';
  marked?.remove();
  return sign;
}
