/** Pages where one is busy: a notice there would come between the visitor and what they came for. */
const BUSY =
  /^\/(checkout|payment|cart|leave-for-payment|login|registration|reset-password|email-(confirmed|restored)|profile|newsletter|service-down)/;

/** Whether a notice would disturb: an order or a form is under way, something else is open, a text is being typed, or nobody looks. */
export function isBusy(): boolean {
  return (
    BUSY.test(location.pathname) ||
    document.visibilityState !== 'visible' ||
    document.activeElement?.matches('input, textarea, select') === true ||
    document.querySelector('[role="dialog"], [role="alertdialog"], .cookies') !== null
  );
}
