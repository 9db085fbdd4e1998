drop table order_letter_to;
drop table order_letter;
