-- Messages name a subscription by a number of its own: they stay for weeks after delivery, and no address shall stay with them.
alter table newsletter_subscription add column newsletter_subscription_id bigint generated always as identity unique;
update outbox o set payload = jsonb_build_object('subscriptionId', s.newsletter_subscription_id)
  from newsletter_subscription s where o.topic = 'content.newsletter-mail' and lower(o.payload->>'email') = s.email;
delete from outbox where topic = 'content.newsletter-mail' and payload ? 'email';
