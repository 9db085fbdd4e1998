-- What the contract has and the first schema lacked.
alter table address add column stairway text;
alter table cart add column invoice_requested boolean not null default false;
-- How much of a line this order itself has reserved in stock: an order that replaces another reserves only the difference.
alter table order_line add column reserved int not null default 0 check (reserved >= 0);
