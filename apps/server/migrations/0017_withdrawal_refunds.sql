-- What of a withdrawal goes back to the card, decided once, and when it went.
alter table order_withdrawal add column card_cents int check (card_cents between 0 and refund_cents);
alter table order_withdrawal add column card_refunded_at timestamptz;
create index order_withdrawal_due on order_withdrawal (order_withdrawal_id) where card_refunded_at is null;
