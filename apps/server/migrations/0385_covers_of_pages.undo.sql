alter table content_page drop column summary, drop column picture, drop column facts, drop column ways;
