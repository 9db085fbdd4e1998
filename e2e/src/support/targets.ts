import type { Page } from 'playwright';

/** Side of a target in CSS pixels (the design, "Accessibility"). */
const side = 44;

/**
 * What can be pressed on the page but answers to a finger on less than 44 × 44 CSS pixels, one line each. It is measured
 * by asking which element a point belongs to, so that an invisible border counts and what lies under something else does
 * not. Left out: links inside running text, as high as their line (WCAG 2.5.8, "inline"), and the number between the two
 * buttons of a stepper, which do the same ("equivalent").
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((needed) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]';

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.closest('[inert], [aria-hidden="true"]') &&
      !element.matches(':disabled, [type="hidden"]');
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    /** Fields are pressed by their label too; a box with nothing but a field in it counts as the field. */
    const partsOf = (element: Element): Element[] => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const box = element.matches('input, select, textarea') ? element.closest('.inp') : null;
      return [element, ...labels, ...(box ? [box] : [])];
    };

    /** The largest part that is drawn, for its middle. */
    const drawn = (parts: Element[]) =>
      parts
        .flatMap((part) => [...part.getClientRects()].slice(0, 1))
        .filter(({ width, height }) => width > 2 && height > 2)
        .sort((one, other) => other.width * other.height - one.width * one.height)[0];

    const found: string[] = [];
    for (const element of document.querySelectorAll(controls)) {
      if (!isShown(element) || isInText(element)) continue;
      const parts = partsOf(element);
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const rect = drawn(parts);
      // Only for screen readers until it has the focus, like the links that skip to the content.
      if (!rect) continue;
      const hits = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && parts.some((part) => part.contains(top));
      };
      const middle = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
      // Under a bar or a dialog it cannot be pressed now; what cannot be scrolled free is found by the eye.
      if (!hits(middle.x, middle.y)) continue;
      const half = needed / 2 - 1;
      if (hits(middle.x - half, middle.y) && hits(middle.x + half, middle.y)) {
        if (hits(middle.x, middle.y - half) && hits(middle.x, middle.y + half)) continue;
      }
      const reach = (dx: number, dy: number) => {
        let length = 0;
        while (length < needed && hits(middle.x + dx * (length + 1), middle.y + dy * (length + 1))) length += 1;
        return length;
      };
      const width = reach(-1, 0) + reach(1, 0) + 1;
      const height = reach(0, -1) + reach(0, 1) + 1;
      // A pixel is lost where a target begins between two.
      if (width >= needed - 1 && height >= needed - 1) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const place = [element.parentElement, element].map((each) =>
        each ? [each.localName, ...each.classList].join('.') : '',
      );
      found.push(`${width} × ${height} ${place.join(' > ')} “${name.trim().slice(0, 30)}”`);
    }
    window.scrollTo(0, 0);
    return [...new Set(found)];
  }, side);
}
