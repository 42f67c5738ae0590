import pg from 'pg';
import { startKeptPostgres } from '../../tools/kept-postgres.ts';

/**
 * Starts the kept server of a folder, makes databases there, prints its address and all databases, and ends with its standard
 * input: `node kept-postgres-process.ts <folder> [database …]`.
 */
const [folder = '', ...made] = process.argv.slice(2);
const url = await startKeptPostgres(undefined, folder);
const client = new pg.Client({ connectionString: url ?? '' });
await client.connect();
for (const name of made) await client.query(`create database ${name}`);
const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
await client.end();
console.log(JSON.stringify({ url, databases: rows.map(({ datname }) => datname) }));
process.stdin.on('end', () => process.exit(0)).resume();
