-- What a shopkeeper says of the shop in the Banco or in setup: name, seller, sender of mails, colour and logo. What is not here is
-- as the settings of the server say.
create table shop_setting (
  name  text primary key,
  value text not null check (value <> '')
);

-- Pictures of the logo, by what they hold; those of before stay, so that a change can be taken back.
create table shop_logo (
  logo       text primary key,
  bytes      bytea not null,
  width      int not null,
  height     int not null,
  created_at timestamptz not null
);

-- Every process shows the shop as it is now.
create function shop_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_settings', '');
  return null;
end $$;
create trigger shop_setting_seen after insert or update or delete on shop_setting
  for each statement execute function shop_settings_changed();
