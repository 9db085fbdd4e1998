import { consent } from './consent.ts';

/** An event as tag managers read it. */
export type AnalyticsEvent = { event: string } & Record<string, unknown>;

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

/** Puts an event into `dataLayer`; without consent nothing is written down (domain rules, "Cookies"). */
export function pushEvent(event: AnalyticsEvent): void {
  if (consent() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Consent taken back: what was written down on this page is forgotten too. */
export function forgetEvents(): void {
  if (window.dataLayer) window.dataLayer.length = 0;
}
