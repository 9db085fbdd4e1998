-- Staff who began to buy on the page of a company come back to it.
alter table session add column acting_from_company boolean not null default false,
  add check (acting_for is not null or not acting_from_company);
