import { endpoints, type NoticeKind } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export const noticeSettingsKey = ['notice-settings'] as const;

/** What the customer is told of, by mail and on which devices. */
export function noticeSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: noticeSettingsKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.notifications.detail, {}, { signal })).data,
  });
}

export interface NoticeChoice {
  kind: NoticeKind;
  channel: 'mail' | 'push';
  wanted: boolean;
}

export async function choose(api: Api, choice: NoticeChoice) {
  return (await api.call(endpoints.notifications.choose, choice)).data;
}

export async function setQuiet(api: Api, hours: { from: string; to: string }) {
  return (await api.call(endpoints.notifications.setQuiet, hours)).data;
}

export async function subscribe(api: Api, address: { endpoint: string; p256dh: string; auth: string }) {
  return (await api.call(endpoints.notifications.subscribe, address)).data;
}

export async function subscribeApp(api: Api, device: { service: 'fcm' | 'apns'; token: string }) {
  return (await api.call(endpoints.notifications.subscribeApp, device)).data;
}

export async function unsubscribe(api: Api, endpoint: string) {
  return (await api.call(endpoints.notifications.unsubscribe, { endpoint })).data;
}
