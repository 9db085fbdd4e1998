alter table warehouse drop column closes_on;
