alter table order_withdrawal drop column by_mail;
