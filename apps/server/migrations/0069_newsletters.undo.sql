alter table newsletter_subscription drop column bounced_at;
drop table newsletter_delivery;
drop table newsletter_issue;
