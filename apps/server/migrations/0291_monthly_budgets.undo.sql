drop table cost_centre_budget;
alter table account drop column monthly_budget_cents;
