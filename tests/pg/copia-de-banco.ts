/** A standby of a running database, made as a backup program makes one: its folder copied while it works, then its log. */
import { execFileSync } from 'node:child_process'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import {
  iniciarPostgres,
  type Pedido,
  type Postgres,
} from '../../apps/server/src/engines/postgres/iniciar-postgres.ts'
import { prepararLugar } from '../../apps/server/src/engines/postgres/place.ts'
import { usuarioDoBanco } from '../../apps/server/src/engines/postgres/unprivileged-user.ts'

/** `pasta`: where the copy shall lie. It follows `url` until it is stopped or promoted. It is not durable, unless asked to be. */
export async function copiarBanco(
  url: string,
  pasta: string,
  { porta, ajustes }: Pick<Pedido, 'porta' | 'ajustes'> = { ajustes: { fsync: 'off' } },
): Promise<Postgres> {
  const usuario = usuarioDoBanco(pasta)
  const { cluster } = prepararLugar(pasta, usuario)
  const c = new pg.Client({ connectionString: url })
  await c.connect()
  const onde = await c.query<{ data_directory: string }>('show data_directory')
  await c.query(`select pg_backup_start('copia', true)`)
  // cp keeps owner and mode; files that change while they are read are what the log is for.
  execFileSync('cp', ['-a', onde.rows[0]?.data_directory ?? '', cluster])
  const fim = await c.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await c.end()
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  rmSync(join(cluster, 'postmaster.opts'), { force: true })
  for (const [nome, texto] of [
    ['backup_label', fim.rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    const arquivo = join(cluster, nome)
    writeFileSync(arquivo, texto, { mode: 0o600 })
    if (usuario) chownSync(arquivo, usuario.uid, usuario.gid)
  }
  const { searchParams, port, username } = new URL(url)
  const ligacao = `host=${searchParams.get('host') ?? '127.0.0.1'} port=${port} user=${username}`
  return iniciarPostgres({
    pasta,
    ...(porta === undefined ? {} : { porta }),
    ajustes: { hot_standby: 'on', primary_conninfo: ligacao, ...ajustes },
  })
}
