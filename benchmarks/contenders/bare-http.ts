import { createServer } from 'node:http';
import pg from 'pg';
import type { BareQuery } from './bare-http-process.ts';

/**
 * The ceiling: node:http and pg with one prepared statement, without sessions or checks. Answers with
 * the rows of the statement. Run by `bare-http-process.ts`.
 */
const { databaseUrl, queries } = JSON.parse(process.env['BARE_HTTP'] ?? '{}') as {
  databaseUrl: string;
  queries: BareQuery[];
};
// As many connections as the portal's own pool.
const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 });

const server = createServer((request, response) => {
  const query = queries[Number(request.url?.slice(1))];
  if (!query) return void response.writeHead(404).end();
  pool.query(query).then(
    ({ rows }) => {
      const body = JSON.stringify(rows[0]);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
