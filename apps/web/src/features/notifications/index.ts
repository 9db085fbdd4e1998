export { noticeSettingsQuery } from './api/settings.ts';
export { NotificationsPage } from './notifications-page.tsx';
