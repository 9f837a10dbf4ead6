// Transient failures of the database: they pass by themselves or when the operator mends them. The caller is told to
// retry.

/**
 * Deadlock, serialization, lock time-out, cancelled by the operator, restart, connection gone, a server that has just
 * become a standby; full disk, memory, too many connections or files, a failed read or write. The codes are PostgreSQL's
 * (appendix A), and those of the system's calls.
 */
const CODIGOS =
  /^(25006|40001|40P01|53\w{3}|55P03|57014|57P0[1-5]|580(00|30)|08\w{3}|E(CONN\w+|PIPE|TIMEDOUT))$/
/** Of `pg` and its pool, which say it without a code. */
const TEXTOS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

export function ehFaltaPassageira(e: unknown): boolean {
  if (!(e instanceof Error)) return false
  return ('code' in e && typeof e.code === 'string' && CODIGOS.test(e.code)) || TEXTOS.test(e.message)
}
