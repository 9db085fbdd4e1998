-- When the buyer asked expressly that the pass begin within the days of withdrawal (Codice del consumo, art. 51, 8): without it
-- nothing of its price could be kept on withdrawing (art. 57, 4, a). No page sold any before this column.
alter table delivery_pass_order add column begin_asked_at timestamptz;
update delivery_pass_order set begin_asked_at = created_at;
alter table delivery_pass_order alter column begin_asked_at set not null;
