import { testRoutesForEverybody } from '#testing/access-table/test-routes-for-everybody.ts';

testRoutesForEverybody(2);
