-- Every node keeps the ways to pay that visitors see: a change is announced to all of them.
create function payment_type_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('payment_type', '');
  return null;
end $$;
create trigger payment_type_seen after insert or update or delete on payment_type
  for each statement execute function payment_type_changed();
