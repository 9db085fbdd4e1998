delete from account_disclaimer where disclaimer_id in
  (select disclaimer_id from disclaimer where module_type_id = 2 and store_id = 5 and version = 1
     and code in ('terms', 'privacy', 'marketing', 'profiling'));
delete from disclaimer where module_type_id = 2 and store_id = 5 and version = 1
  and code in ('terms', 'privacy', 'marketing', 'profiling');
drop table person_fiscal;
alter table account
  drop column fiscal_code, drop column invoice_requested, drop column delivery_notice, drop column language;
