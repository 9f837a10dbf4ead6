import { chownSync, renameSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { Lugar } from './place.ts'
import type { Usuario } from './unprivileged-user.ts'

/**
 * The server's settings, written anew at each start so that a newer Martelo brings its own. An operator's settings go
 * into `cluster/local.conf`, which is read last and never written to.
 *
 * An acknowledged bid must survive a power cut: fsync, synchronous_commit and full_page_writes stay on. Only tests
 * turn them off, through `ajustes`.
 */
const MB = 1024 * 1024

export function ajustesPadrao(lugar: Lugar, porta: number, tcp: boolean): Record<string, string> {
  const memoria = totalmem() / MB
  const entre = (min: number, valor: number, max: number) =>
    `${Math.round(Math.min(max, Math.max(min, valor)))}MB`
  return {
    listen_addresses: tcp ? '127.0.0.1' : '',
    port: String(porta),
    unix_socket_directories: lugar.soquete ?? '',
    unix_socket_permissions: '0700',
    // Up to forty of each process, and `npm start` shares its port between up to four.
    max_connections: '200',
    password_encryption: 'scram-sha-256',

    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // An eighth of the machine for the database's own cache: the application and the search index live beside it.
    shared_buffers: entre(64, memoria / 8, 2048),
    effective_cache_size: entre(256, memoria / 2, 65_536),
    maintenance_work_mem: entre(32, memoria / 32, 512),
    work_mem: '8MB',
    huge_pages: 'off',
    max_wal_size: '1GB',
    min_wal_size: '80MB',
    wal_compression: 'on',
    // Everything is on one solid-state disk, or in memory: seeking costs little more than reading on.
    random_page_cost: '1.1',
    // Short statements: compiling them costs more than it saves.
    jit: 'off',
    // A transaction left open would keep row locks; ours take milliseconds.
    idle_in_transaction_session_timeout: '60s',
    // A process that died in the middle of a statement keeps its lots no longer than this. Not every system can tell.
    client_connection_check_interval: ['linux', 'darwin'].includes(process.platform) ? '20ms' : '0',

    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    datestyle: 'ISO, DMY',

    log_line_prefix: '%m [%p] ',
    log_min_duration_statement: '2s',
    cluster_name: 'martelo',
  }
}

/** Renamed into place: a start that is interrupted leaves the earlier file whole. */
export function escreverAjustes(
  lugar: Lugar,
  ajustes: Record<string, string>,
  usuario: Usuario | undefined,
): void {
  const linhas = Object.entries(ajustes).map(([nome, valor]) => `${nome} = '${valor.replaceAll("'", "''")}'`)
  const texto = [
    '# Written by Martelo at each start. Put your own settings into local.conf, in this folder.',
    ...linhas,
    "include_if_exists 'local.conf'",
    '',
  ].join('\n')
  const novo = join(lugar.cluster, `postgresql.conf.${process.pid}`)
  writeFileSync(novo, texto, { mode: 0o600 })
  if (usuario) chownSync(novo, usuario.uid, usuario.gid)
  renameSync(novo, join(lugar.cluster, 'postgresql.conf'))
}
