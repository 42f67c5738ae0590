import { NotFound } from './call-failures.ts';
import { Refused } from './query.ts';

/** For a reading call whose one refusal is that what a page is about does not exist: the page is then not found. */
export async function notFoundOnRefusal<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    throw error instanceof Refused ? new NotFound() : error;
  }
}
