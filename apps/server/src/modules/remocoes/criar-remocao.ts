// A new request, with the value that it should cost at the cheapest carrier. One living removal per vehicle: the unique
// index has the last word.
import { valorSugerido } from '@martelo/domain/remocoes/valor-sugerido.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  lerRemocoes,
  lugarDeDestino,
  lugarDeOrigem,
  type LinhaDeRemocao,
  transportadorasComPrecos,
} from './remocoes.sql.ts'
import type { QuemMoveRemocao } from './transitar-remocao.ts'

interface NovaRemocao {
  readonly veiId: number
  readonly comId: number
  readonly patId: number
  readonly locId: number
  readonly previstaEm?: string | null | undefined
  readonly quemPaga: 'comitente' | 'casa'
  readonly observacao?: string | null | undefined
  readonly chaveDoPedido: string
}

/** Throws JA_PEDIDA. Sent twice with one key, it is one removal. */
export async function criarRemocao(ctx: QuemMoveRemocao, tx: Tx, n: NovaRemocao): Promise<string> {
  const hotId = ctx.hotsite.id
  // Two requests for one vehicle wait here, so that the second one finds the removal of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`remocao|${n.veiId}`}, 0))`.execute(tx)
  const [viva] = await lerRemocoes(
    tx,
    hotId,
    sql`r.vei_id = ${n.veiId} and (r.situacao not in ('FINALIZADA', 'CANCELADA') or r.chave_do_pedido = ${n.chaveDoPedido})`,
  )
  if (viva !== undefined) {
    const mesma = await lerRemocoes(tx, hotId, sql`r.chave_do_pedido = ${n.chaveDoPedido}`)
    if (mesma[0] !== undefined) return mesma[0].uid
    throw new RecusaLancada(
      recusar('JA_PEDIDA', `Este veículo já tem uma remoção, de ${viva.local} a ${viva.patio}.`),
    )
  }
  const { uid } = await tx
    .insertInto('remocao')
    .values({ ...n, hotId, solicitadaAt: new Date(ctx.agora), solicitadaBy: ctx.sessao?.usuId ?? null })
    .returning('uid')
    .executeTakeFirstOrThrow()
  const [r] = await lerRemocoes(tx, hotId, sql`r.uid = ${uid}`)
  const melhor = r && (await sugestoes(tx, hotId, r))[0]
  if (melhor !== undefined)
    await tx
      .updateTable('remocao')
      .set({ valorSugerido: melhor.valor, km: melhor.km })
      .where('uid', '=', uid)
      .where('hotId', '=', hotId)
      .execute()
  await auditar(ctx, tx, {
    entidade: 'remocao',
    uid,
    acao: 'criar',
    depois: { situacao: 'SOLICITADA' },
    versao: 1,
  })
  return uid
}

/** What each carrier would cost, the cheapest first; those of whom nothing is known at the end. */
export async function sugestoes(tx: Tx, hotId: number, r: LinhaDeRemocao) {
  const todas = (await transportadorasComPrecos(tx, hotId)).map((t) => {
    const s = valorSugerido(t, lugarDeOrigem(r), lugarDeDestino(r))
    return {
      traUid: t.uid,
      transportadora: t.nome,
      valor: s?.valor ?? null,
      km: s?.km ?? null,
      porque: s?.porque ?? 'sem rota nem distância',
    }
  })
  return todas.toSorted((a, b) => (a.valor ?? Number.MAX_SAFE_INTEGER) - (b.valor ?? Number.MAX_SAFE_INTEGER))
}
