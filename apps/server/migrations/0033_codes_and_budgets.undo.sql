alter table company_join_request drop column business;
drop table budget;
drop index account_token_former_email;
alter table account_token drop column account_token_id;
