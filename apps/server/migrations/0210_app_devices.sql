-- Devices of the app are told by Firebase or Apple: their address is a token, and they have no keys of a browser.
alter table push_device
  add column service text not null default 'web' check (service in ('web', 'fcm', 'apns')),
  alter column p256dh drop not null,
  alter column auth drop not null,
  add constraint push_device_keys check ((service = 'web') = (p256dh is not null and auth is not null));
alter table push_device alter column service drop default;
