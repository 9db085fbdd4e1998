-- Sign-ins of staff that are on their way to the identity provider and back: used once, bound to the browser that began.
create table sso_attempt (
  state_hash    bytea primary key, -- sha-256: what the database holds cannot be sent
  browser_hash  bytea not null,
  nonce         text not null,
  code_verifier text not null, -- of PKCE; worthless without the code
  return_to     text not null,
  expires_at    timestamptz not null
);
create index sso_attempt_expiry on sso_attempt (expires_at);
