// The bell: notices of one account, read from their deliveries.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface NoSino {
  uid: string
  tipo: string
  titulo: string
  texto: string
  link: string
  marca: string
  createdAt: Date
  lida: boolean
}

export async function contarNaoLidas(tx: Tx, hotId: number, usuId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from aviso_entrega where hot_id = ${hotId} and usu_id = ${usuId} and canal = 'sino'
      and situacao <> 'dispensada' and aberta_at is null`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Newest first. */
export async function lerSino(
  tx: Tx,
  hotId: number,
  usuId: number,
  { limite, antesDe }: { readonly limite: number; readonly antesDe?: string | undefined },
): Promise<NoSino[]> {
  const { rows } = await sql<NoSino>`
    select e.uid, a.tipo, a.titulo, a.texto, coalesce(a.link, '') as link, a.marca, e.created_at, e.aberta_at is not null as lida
    from aviso_entrega e join aviso a on a.id = e.avi_id and a.hot_id = e.hot_id
    where e.hot_id = ${hotId} and e.usu_id = ${usuId} and e.canal = 'sino' and e.situacao <> 'dispensada'
      and (${antesDe ?? null}::uuid is null or e.id < (select x.id from aviso_entrega x where x.hot_id = ${hotId} and x.usu_id = ${usuId} and x.uid = ${antesDe ?? null}))
    order by e.id desc limit ${limite}`.execute(tx)
  return rows
}

export async function marcarLidas(tx: Tx, hotId: number, usuId: number, ate: string): Promise<void> {
  await sql`update aviso_entrega set aberta_at = clock_timestamp(), situacao = 'aberta'
    where hot_id = ${hotId} and usu_id = ${usuId} and canal = 'sino' and situacao in ('enviada', 'entregue') and aberta_at is null
      and id <= (select id from aviso_entrega where hot_id = ${hotId} and usu_id = ${usuId} and uid = ${ate})`.execute(
    tx,
  )
}
