import { z } from 'zod';
import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { job, type Job } from '#jobs/job.ts';
import { changeLines, type LineDependencies } from './change-lines.ts';

const data = z.strictObject({
  tenant: z.enum(tenantIds),
  companyId: z.int(),
  id: z.int(),
});
type Data = z.output<typeof data>;

/** People in one job: few enough that a server that stops does not have to wait for it. */
const atATime = 25;

/**
 * Takes the next people and leaves the rest to the next job; what ended in an error is tried again
 * after a pause. A process that is killed costs one try and no work: what was settled is settled. So
 * there are more tries than processes die in a row.
 */
export const changeManyJob: Job<Data, LineDependencies> = job({
  name: 'change-many-tickets',
  data,
  retries: 20,
  async work(change, dependencies: LineDependencies) {
    const { settled, areLeft } = await changeLines(dependencies, change, atATime);
    if (!areLeft) return;
    if (settled === 0) throw new Error(`people of the change for many ${change.id} are left`);
    await dependencies.database.transaction((tx) =>
      dependencies.queue.enqueue(tx, changeManyJob, change),
    );
  },
});
