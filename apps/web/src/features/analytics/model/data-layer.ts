import { consent } from './consent.ts';

/** An event as tag managers read it. */
export type AnalyticsEvent = { event: string } & Record<string, unknown>;

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** `dataLayer` is there as soon as the shop measures at all. */
export function openLayer(): AnalyticsEvent[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/**
 * Puts the view of a page into `dataLayer`, with what the visitor said: it stays in the memory of this page, and whoever reads it must not
 * send it without consent (domain rules, "Cookies").
 */
export function pushView(view: Record<string, unknown>): void {
  openLayer().push({ event: 'content-view', ...view, consent: consent() === 'granted' ? 'granted' : 'denied' });
}

/** Somebody agreed after they came: the view of this page is theirs to give now. */
export function grantViews(): void {
  for (const event of openLayer()) if (event.event === 'content-view') event.consent = 'granted';
}

/** Puts what a visitor does into `dataLayer`; without consent nothing of it is written down (domain rules, "Cookies"). */
export function pushEvent(event: AnalyticsEvent): void {
  if (consent() === 'granted') openLayer().push(event);
}

/** Consent taken back: what was written down on this page is forgotten too. */
export function forgetEvents(): void {
  if (window.dataLayer) window.dataLayer.length = 0;
}
