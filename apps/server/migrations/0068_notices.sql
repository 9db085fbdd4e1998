-- "Avvisami": who is told of a product that is back, or of a zone that opened. Told once; `queued_at`: its message is on the way.
alter table notify_request
  add column warehouse_id int references warehouse on delete cascade, -- whose shelves the customer looked at; null = any
  add column queued_at timestamptz,
  add column not_before timestamptz; -- their mailbox has had enough until then
create index notify_request_waiting on notify_request (created_at, notify_request_id) where done_at is null and queued_at is null;
create unique index notify_request_once on notify_request (product_id, lower(email)) where kind = 'product' and done_at is null;
create index notify_request_email on notify_request (lower(email));
-- "Avvisami quando parte il furgone": said once for an order.
create table van_notice (
  order_id  int primary key references orders on delete cascade,
  queued_at timestamptz not null,
  mailed_at timestamptz
);
