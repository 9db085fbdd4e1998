-- Codes are asked for, written, used or voided. The row stands from the request on, so that whatever voids the codes of an
-- account reaches one whose mail is still waiting; the code itself is made while the mail is written.
alter table account_token add column account_token_id bigint generated always as identity unique;
-- Of an address that was taken off an account: it is kept for the owner while they can still undo the change.
create index account_token_former_email on account_token (lower(payload->>'email')) where purpose = 'undo-email';

-- What may be done so often only (mails to an address, guesses of gift codes): until when a key has spent in advance. Keys
-- are hashed with a secret of the shop: no e-mail and no IP stands in clear.
create table budget (
  key      bytea primary key,
  spent_to timestamptz not null
);
create index budget_spent_to on budget (spent_to);

-- What somebody registered about the company they wait for: when nobody of it has confirmed an e-mail, who does so first
-- founds it.
alter table company_join_request add column business jsonb;
