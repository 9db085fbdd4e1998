import type { Page } from 'playwright';

/** Titles, names of facts and buttons of the page whose words are wider than they are, or leave the window where nothing scrolls. */
export async function cutTexts(page: Page): Promise<string[]> {
  const { width } = page.viewportSize()!;
  return page.evaluate((windowWidth) => {
    // what only screen readers read lies on a pixel
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1;
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && scrolls(element.parentElement)));
    const wordsOf = (element: Element): DOMRect[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr') || !text.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        found.push(...range.getClientRects());
      }
      return found;
    };
    return [...document.querySelectorAll('h1, h2, dt, .btn, .bnav a, .bnav button')]
      .filter(isDrawn)
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const [left, right] = scrolls(element)
          ? [box.left, box.right]
          : [Math.max(box.left, 0), Math.min(box.right, windowWidth)];
        // a letter may lean out of its line by a pixel
        return wordsOf(element).some((words) => words.left < left - 1 || words.right > right + 1);
      })
      .map((element) => `${element.localName}.${[...element.classList].join('.')} “${element.textContent?.trim()}”`);
  }, width);
}
