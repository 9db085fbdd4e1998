-- A refund of staff may be one its customer gets no mail about.
alter table order_withdrawal add column by_mail boolean not null default true;
