// The embedded PostgreSQL as the program knows it: started for a folder of data, looked after, and stopped.
export { iniciarPostgres, type Postgres } from './iniciar-postgres.ts'
