-- When a session was used last is written while it is used; nothing that is cached depends on it.
drop trigger forget_cached on session.session;
create trigger forget_cached after insert or delete or truncate
  or update of tenant, user_id, id_token, refresh_token, access_expires_at, renewing_until, created_at, user_agent
  on session.session for each statement execute function cache.forget();

-- Encrypted, as the tokens of sessions, the keys of links and the secrets of widgets are (docs/decisions/0131).
alter table tickets.signing_key alter column private_jwk type text using private_jwk::text;
