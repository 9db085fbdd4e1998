-- Devices that may be sent notifications. A device that is signed out, here or from afar, is none.
create table push_device (
  push_device_id int primary key generated always as identity,
  account_id     int not null references account on delete cascade,
  session_id     int not null references session (session_id) on delete cascade,
  endpoint       text not null unique check (length(endpoint) <= 1000), -- at the push service of its browser
  p256dh         text not null, -- the key it reads with
  auth           text not null,
  created_at     timestamptz not null
);
create index push_device_account on push_device (account_id);
create index push_device_session on push_device (session_id);

-- What a customer wants to hear of, and where. Null: not answered.
create table notice_choice (
  account_id int not null references account on delete cascade,
  kind       text not null check (kind in ('substitutions', 'van', 'slot', 'product', 'zone', 'voucher')),
  mail       boolean,
  push       boolean,
  primary key (account_id, kind)
);
create index notice_choice_push on notice_choice (kind, account_id) where push;

-- Hours in which nothing is sent, in minutes of the day in Italy; over midnight where the end comes before the beginning.
create table notice_quiet (
  account_id  int primary key references account on delete cascade,
  from_minute int not null check (from_minute between 0 and 1439),
  to_minute   int not null check (to_minute between 0 and 1439)
);

-- What was found to be said: each thing once. Kept for 30 days.
create table push_notice (
  push_notice_id int primary key generated always as identity,
  account_id     int not null references account on delete cascade,
  kind           text not null,
  subject        text not null, -- which order, hold, request or voucher
  about          text not null, -- its number or name, for the words
  path           text not null, -- page of the shop
  found_at       timestamptz not null,
  ends_at        timestamptz not null, -- afterwards nobody wants to know
  queued_at      timestamptz,
  unique (account_id, kind, subject)
);
create index push_notice_waiting on push_notice (found_at) where queued_at is null;
create index push_notice_found on push_notice (found_at);

create index gift_certificate_ending on gift_certificate (valid_to) where balance_cents > 0 and account_id is not null;
create index slot_booking_ending on slot_booking (hold_expires_at) where state = 'held';
