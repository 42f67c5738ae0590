import type { PgBoss } from 'pg-boss';
import { jobsSchema } from '#platform/db/jobs-schema.ts';

/** As soon as the library's own workers would notice a retry. */
const lookEveryMs = 2_000;

const dueQueues = `
  select distinct name
    from ${jobsSchema}.job
   where state < 'active' and not blocked and start_after <= ${jobsSchema}.job_now()`;

/**
 * Wakes the workers whose jobs are due, until the returned function is called. One statement looks into all queues, where each
 * worker of the library would look into its own: thirty statements every two seconds in a portal that has nothing to do.
 */
export function wakeDue(boss: PgBoss, workers: ReadonlyMap<string, string>): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await boss.getDb().executeSql(dueQueues);
      for (const { name } of rows as { name: string }[]) {
        const worker = workers.get(name);
        if (worker !== undefined) boss.notifyWorker(worker);
      }
    } catch {
      // A lost database is told by the library, which connects anew; the next look finds what has become due.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
}
