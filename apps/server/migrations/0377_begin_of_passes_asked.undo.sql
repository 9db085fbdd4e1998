alter table delivery_pass_order drop column begin_asked_at;
