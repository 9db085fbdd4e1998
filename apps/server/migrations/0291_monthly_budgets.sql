-- What somebody of a company may order in a calendar month; null = no budget. Beside the limit of one order.
alter table account add column monthly_budget_cents int check (monthly_budget_cents > 0);

-- What everybody together may order in a month for one cost centre of a company.
create table cost_centre_budget (
  company_id int not null references company on delete cascade,
  name text not null,
  monthly_cents int not null check (monthly_cents > 0)
);
-- Written in two ways it is one cost centre.
create unique index cost_centre_budget_name on cost_centre_budget (company_id, lower(name));
