-- When a user signed in last: sessions that ended are deleted.
alter table users."user" add column last_sign_in_at timestamptz;

update users."user" set last_sign_in_at = session.at
  from (select tenant, user_id, max(created_at) as at from session.session
         where user_id is not null group by tenant, user_id) session
 where session.tenant = "user".tenant and session.user_id = "user".id;
