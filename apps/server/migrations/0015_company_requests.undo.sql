drop table order_approval;
alter table account drop column over_limit;
drop table company_join_request;
