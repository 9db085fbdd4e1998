alter table order_line drop promotable;
alter table product drop not_promotable_reason, drop promotable;
