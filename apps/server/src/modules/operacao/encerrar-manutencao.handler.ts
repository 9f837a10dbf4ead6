// The house opens again: first the auctions get their time back, then visitors come in.
import { encerrarManutencao } from '@martelo/contracts/operacao/encerrar-manutencao.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { ehRecusa, handle, recusar } from '../../core/http/handle.ts'
import { porManutencao } from '../hotsites/door.ts'
import { contarParada, retomarLeiloes } from '../pregao/door.ts'
import { apresentarManutencoes } from './apresentar-manutencao.ts'
import { encerrarLinha, travarManutencao } from './manutencao.sql.ts'

handle(encerrarManutencao, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const m = await travarManutencao(tx, hotId)
    if (m === undefined || m.uid !== params.uid) return recusar('NAO_ENCONTRADO', 'Manutenção não encontrada')
    const paradas = await retomarLeiloes(tx, ctx, hotId, m.leiloes)
    await encerrarLinha(tx, m.id, m.situacao === 'fechada' ? 'encerrada' : 'cancelada')
    await porManutencao(tx, hotId, null)
    await auditar(ctx, tx, { entidade: 'manutencao', uid: m.uid, acao: 'encerrar' })
    return { paradas, lista: await apresentarManutencoes(tx, hotId) }
  })
  if (ehRecusa(r)) return r
  ctx.servicos.hotsites.esquecer()
  await ctx.servicos.barramento.publicar('hotsite', {})
  await contarParada(ctx.servicos, r.paradas)
  return r.lista
})
