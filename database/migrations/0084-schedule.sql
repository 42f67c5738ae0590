-- Up to when each scheduled job was started, by the portal's clock (docs/decisions/0067). Its row is the lock by which
-- one of several processes starts what is due.
create schema schedule;

create table schedule.daily_job (
  job text primary key,
  -- The newest time of the schedule for which it was started, or which was past when the portal first had the job.
  last_due_at timestamptz not null
);

-- Jobs of the queue that nobody has worked on no longer expire after two weeks: those of before neither.
do $$
begin
  if to_regclass('jobs.job') is not null then
    update jobs.job set keep_until = start_after + interval '50 years'
     where state::text in ('created', 'retry', 'active');
  end if;
end $$;
