// Stays of vehicles that stand in a yard already, many in one statement: an import brings thousands of rows. A stay that
// another request opened meanwhile stands; its vehicle is skipped.
import { randomInt } from 'node:crypto'
import { novoCodigoDeChave } from '@martelo/domain/estadias/chave-da-estadia.ts'
import { sql } from 'kysely'
import { auditarVarios } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { QuemMoveEstadia } from './transitar-estadia.ts'

interface JaNoPatio {
  readonly veiId: number
  readonly comId: number
  readonly patId: number
}

export const sorteio = (): number => randomInt(2 ** 32) / 2 ** 32

/** As many codes as asked for, none of which hangs on a key of this house. */
async function codigosLivres(tx: Tx, hotId: number, quantos: number): Promise<string[]> {
  const livres = new Set<string>()
  while (livres.size < quantos) {
    const novos = Array.from({ length: quantos - livres.size }, () => novoCodigoDeChave(sorteio))
    const { rows } = await sql<{
      codigoChave: string
    }>`select codigo_chave from estadia where hot_id = ${hotId} and codigo_chave = any(${novos})`.execute(tx)
    const usados = new Set(rows.map((r) => r.codigoChave))
    for (const c of novos) if (!usados.has(c)) livres.add(c)
  }
  return [...livres]
}

export async function abrirVarias(ctx: QuemMoveEstadia, tx: Tx, novas: readonly JaNoPatio[]): Promise<void> {
  if (novas.length === 0) return
  const hotId = ctx.hotsite.id
  const codigos = await codigosLivres(tx, hotId, novas.length)
  const { rows } = await sql<{ uid: string }>`
    insert into estadia (hot_id, vei_id, com_id, pat_id, codigo_chave, situacao, dia_inicio, created_by, updated_by)
    select ${hotId}, n.vei_id, n.com_id, n.pat_id, n.codigo, 'EM_PATIO', ${new Date(ctx.agora)}, ${ctx.sessao?.usuId ?? null}::int, ${ctx.sessao?.usuId ?? null}::int
    from unnest(${novas.map((n) => n.veiId)}::int[], ${novas.map((n) => n.comId)}::int[], ${novas.map((n) => n.patId)}::int[], ${codigos}::text[])
      as n (vei_id, com_id, pat_id, codigo)
    on conflict (hot_id, vei_id) where situacao not in ('FINALIZADA', 'CANCELADA') do nothing returning uid`.execute(
    tx,
  )
  await auditarVarios(
    ctx,
    tx,
    rows.map(({ uid }) => ({
      entidade: 'estadia',
      uid,
      acao: 'criar',
      depois: { situacao: 'EM_PATIO' },
      versao: 1,
    })),
  )
}
