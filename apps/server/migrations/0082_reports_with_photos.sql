-- What a customer wishes a report to end with, and what it ended with.
alter table order_problem
  add column wish text check (wish in ('refund', 'voucher')),
  add column outcome text check (outcome in ('refund', 'voucher', 'none'));
-- How much of the line it is about, in thousandths; null = all of it.
alter table order_problem_line add column quantity int check (quantity > 0);
-- A report that ends with a voucher: nothing goes back to the tenders, all of it becomes a certificate.
alter table order_withdrawal add column as_voucher boolean not null default false;

-- What a customer photographed. A photo is sent before the report it belongs to; one that no report takes is removed after a day.
create table problem_photo (
  problem_photo_id uuid primary key,
  order_id         int not null references orders on delete cascade,
  order_problem_id int references order_problem on delete cascade,
  at               timestamptz not null,
  image            bytea not null -- WebP without place or device
);
create index problem_photo_order on problem_photo (order_id);
create index problem_photo_problem on problem_photo (order_problem_id);
create index problem_photo_waiting on problem_photo (at) where order_problem_id is null;
