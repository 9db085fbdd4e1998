delete from push_device where service <> 'web';
alter table push_device
  drop constraint push_device_keys,
  drop column service,
  alter column p256dh set not null,
  alter column auth set not null;
