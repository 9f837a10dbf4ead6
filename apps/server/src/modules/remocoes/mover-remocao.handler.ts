import { randomUUID } from 'node:crypto'
import { moverRemocao } from '@martelo/contracts/remocoes/mover-remocao.contract.ts'
import type { Tx } from '../../core/database/database.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { atores } from './quem-remove.ts'
import { remocaoParaMudar, responderRemocao } from './responder-remocao.ts'
import { transitarRemocao } from './transitar-remocao.ts'

async function idDe(
  tx: Tx,
  hotId: number,
  tabela: 'transportadora' | 'motorista',
  uid: string | null | undefined,
): Promise<{ id: number; traId: number } | null> {
  if (uid == null) return null
  const r =
    tabela === 'motorista'
      ? await tx
          .selectFrom('motorista')
          .select(['id', 'traId'])
          .where('hotId', '=', hotId)
          .where('uid', '=', uid)
          .executeTakeFirst()
      : await tx
          .selectFrom('transportadora')
          .select('id')
          .where('hotId', '=', hotId)
          .where('uid', '=', uid)
          .executeTakeFirst()
  if (r === undefined) {
    const frase = tabela === 'motorista' ? 'Motorista não encontrado' : 'Transportadora não encontrada'
    throw new RecusaLancada(
      recusar('REFERENCIA', frase, { campos: { [tabela === 'motorista' ? 'motUid' : 'traUid']: frase } }),
    )
  }
  return { id: r.id, traId: 'traId' in r ? Number(r.traId) : r.id }
}

handle(moverRemocao, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  await ctx.tx(async (tx) => {
    const r = await remocaoParaMudar(ctx, tx, params.uid, body.versao)
    const autoriza = body.evento === 'autorizar'
    const agenda = body.evento === 'agendar'
    const tra = autoriza ? await idDe(tx, hotId, 'transportadora', body.traUid) : null
    const mot = agenda ? await idDe(tx, hotId, 'motorista', body.motUid) : null
    if (mot !== null && mot.traId !== r.traId)
      throw new RecusaLancada(
        recusar('CAMPOS', 'Este motorista é de outra transportadora.', {
          campos: { motUid: 'É de outra transportadora' },
        }),
      )
    const recusa = await transitarRemocao(ctx, tx, r, {
      evento: body.evento,
      quem: atores(ctx),
      chave: randomUUID(),
      nome: exigirSessao(ctx).nome,
      motivo: body.motivo,
      colunas: {
        ...(tra === null ? {} : { traId: tra.id }),
        ...(autoriza ? { valor: body.valor ?? r.valorSugerido, autorizadaBy: exigirSessao(ctx).usuId } : {}),
        ...(mot === null ? {} : { motId: mot.id }),
        ...(agenda && body.previstaEm ? { previstaEm: body.previstaEm } : {}),
        ...(body.evento === 'recusar' ? { traId: null, motId: null, valor: null } : {}),
        ...(body.evento === 'cancelar' ? { canceladaBy: exigirSessao(ctx).usuId } : {}),
      },
    })
    if (recusa !== null) throw new RecusaLancada(recusar('RECUSADA', recusa))
  })
  return responderRemocao(ctx, params.uid)
})
