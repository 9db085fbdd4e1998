drop table shop_fact, outbox;
drop function outbox_notify;
