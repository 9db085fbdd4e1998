alter table gift_certificate drop column taken_back_cents;
