drop index login_attempt_of_account;
alter table login_attempt drop column of_account;
drop index gift_certificate_grant_key;
alter table gift_certificate drop column granted_by, drop column grant_reason, drop column grant_key;
drop table customer_note;
drop trigger orders_customer_store on orders;
drop function note_customer_store();
drop table customer_store;
drop trigger company_fill_search on company;
drop function fill_search_of_people();
drop index account_company;
drop trigger account_fill_search on account;
drop function fill_account_search();
drop function fold_text(text);
alter table account drop column search_text, drop column sort_name, drop column blocked_at, drop column block_reason,
  drop column forget_on, drop column merged_into;
