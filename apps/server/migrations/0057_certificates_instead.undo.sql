drop table payment_certificate;
