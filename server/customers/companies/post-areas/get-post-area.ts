import { getPostArea as route } from '@takst/contract/customers/companies/post-areas/get-post-area.contract.ts';
import { placeNameOf } from '@takst/domain/customers/companies/register-names.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findPostArea } from './post-area.query.ts';

export const getPostArea = (database: Database) =>
  serve(route, async ({ params }) => {
    const postArea = await findPostArea(database, params.postCode);
    if (!postArea) return { refused: { code: 'POST_CODE_NOT_FOUND' } };
    const { postCode, area, municipality } = postArea;
    return {
      reply: { postCode, area: placeNameOf(area), municipality: placeNameOf(municipality) },
    };
  });
