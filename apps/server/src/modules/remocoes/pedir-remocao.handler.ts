import { pedirRemocao } from '@martelo/contracts/remocoes/pedir-remocao.contract.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { criarRemocao } from './criar-remocao.ts'
import { responderRemocao } from './responder-remocao.ts'

const naoHa = (campo: string, frase: string) =>
  new RecusaLancada(recusar('REFERENCIA', frase, { campos: { [campo]: frase } }))

handle(pedirRemocao, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const uid = await ctx.tx(async (tx) => {
    const v = await tx
      .selectFrom('veiculo')
      .select(['id', 'comId', 'situacao', 'bloquearRemocao'])
      .where('hotId', '=', hotId)
      .where('uid', '=', body.veiUid)
      .executeTakeFirst()
    if (v === undefined) throw naoHa('veiUid', 'Veículo não encontrado')
    if (v.bloquearRemocao)
      throw new RecusaLancada(recusar('RECUSADA', 'A remoção deste veículo está bloqueada no cadastro dele.'))
    if (v.situacao === 'ENTREGUE')
      throw new RecusaLancada(recusar('RECUSADA', 'Este veículo já foi entregue ao comprador.'))
    const local = await tx
      .selectFrom('localRemocao')
      .select('id')
      .where('hotId', '=', hotId)
      .where('uid', '=', body.locUid)
      .executeTakeFirst()
    if (local === undefined) throw naoHa('locUid', 'Local não encontrado')
    const patio = await tx
      .selectFrom('patio')
      .select(['id', 'ativo'])
      .where('hotId', '=', hotId)
      .where('uid', '=', body.patUid)
      .executeTakeFirst()
    if (patio === undefined) throw naoHa('patUid', 'Pátio não encontrado')
    if (!patio.ativo) throw naoHa('patUid', 'Este pátio está fechado: não recebe veículos.')
    const { veiUid: _v, locUid: _l, patUid: _p, ...dados } = body
    return criarRemocao(ctx, tx, { ...dados, veiId: v.id, comId: v.comId, locId: local.id, patId: patio.id })
  })
  return responderRemocao(ctx, uid)
})
