/**
 * Brings the focus to the first wrong field as the page shows them; the form's own order is that in which its fields first
 * appeared, which is another one where fields come and go.
 * @param within where the fields are
 */
export function focusFirstWrong(within = 'form'): void {
  // Once they are drawn as wrong.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`${within} [aria-invalid="true"]`)?.focus());
}

/** What had the focus is gone: the keyboard goes on from a heading. */
export function focusHeading(selector = 'main h1'): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>(selector);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
