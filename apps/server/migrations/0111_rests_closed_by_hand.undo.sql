alter table order_settlement drop column closed_at, drop column closed_cents, drop column closed_by, drop column closed_reason;
