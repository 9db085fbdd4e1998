drop trigger payment_type_seen on payment_type;
drop function payment_type_changed;
