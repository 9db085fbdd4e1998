update outbox o set payload = jsonb_build_object('email', s.email)
  from newsletter_subscription s
 where o.topic = 'content.newsletter-mail' and (o.payload->>'subscriptionId')::bigint = s.newsletter_subscription_id;
alter table newsletter_subscription drop column newsletter_subscription_id;
