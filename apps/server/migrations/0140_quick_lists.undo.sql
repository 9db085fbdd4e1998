drop trigger orders_case_search on orders;
drop function keep_case_search;
drop trigger care_case_fill_search on care_case;
drop function fill_case_search;
alter table care_case drop column search_text;
alter table stock drop column sold_out;
