drop table quote_use;
drop table quote_line;
drop table quote;
