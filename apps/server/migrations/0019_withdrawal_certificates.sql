-- What of a withdrawal goes back to the certificates the order was paid with: the ledger of it, and when it was done.
create table order_withdrawal_gift (
  order_withdrawal_id int not null references order_withdrawal on delete cascade,
  gift_certificate_id int not null references gift_certificate,
  amount_cents        int not null check (amount_cents > 0),
  at                  timestamptz not null,
  primary key (order_withdrawal_id, gift_certificate_id)
);
create index order_withdrawal_gift_certificate on order_withdrawal_gift (gift_certificate_id);
alter table order_withdrawal add column gifts_returned_at timestamptz;
