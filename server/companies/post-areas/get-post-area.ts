import type { getPostArea as route } from '@takst/contract/companies/get-post-area.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { Database } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { findPostArea } from './post-area.query.ts';

export const getPostArea =
  (database: Database) =>
  async ({ params }: Call<typeof route>): Promise<Outcome<typeof route>> => {
    const postArea = await findPostArea(database, params.postCode);
    return postArea ? { reply: postArea } : { refused: { code: 'POST_CODE_NOT_FOUND' } };
  };
