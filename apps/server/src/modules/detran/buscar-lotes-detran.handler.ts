import { buscarLotesDetran } from '@martelo/contracts/detran/buscar-lotes-detran.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarLeilaoNoDetran, naoHaLeilao } from './apresentar-detran.ts'
import { DETRAN, type LoteNoDetran } from './detran.integration.ts'
import { acharLeilaoNoDetran, guardarBusca, guardarItem, ligarLote } from './detran.sql.ts'

const NAO_EXISTE = 404

handle(buscarLotesDetran, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const a = await ctx.ler((tx) => acharLeilaoNoDetran(tx, hotId, params.leilaoUid))
  if (a?.codigo == null) return naoHaLeilao()
  const porta = await ctx.servicos.externo.porta(DETRAN, {
    hotId,
    reqId: ctx.reqId,
    objeto: { tipo: 'leilao', uid: a.uid },
  })
  if (porta === null) return recusar('SEM_INTEGRACAO', 'A casa não tem credencial do Detran.')
  let lotes: readonly LoteNoDetran[]
  try {
    lotes = await porta.lotes(a.codigo)
  } catch (e) {
    if (!(e instanceof FalhaExterna)) throw e
    if (e.status === NAO_EXISTE) {
      const dito = `O Detran não conhece o leilão ${a.codigo}: confira o número.`
      return recusar('DESCONHECIDO', dito, { campos: { codigo: dito } })
    }
    if (e.desfecho === 'credencial')
      return recusar('SEM_INTEGRACAO', 'O Detran recusou a credencial da casa: confira em Integrações.')
    return recusar('FORA_DO_AR', 'O Detran não respondeu: tente de novo em instantes.')
  }
  return ctx.tx(async (tx) => {
    let semLote = 0
    for (const l of lotes) {
      const dloId = await ligarLote(tx, hotId, a.id, l)
      if (dloId === null) semLote += 1
      else for (const i of l.itens) await guardarItem(tx, hotId, dloId, i)
    }
    await guardarBusca(tx, hotId, a.id, semLote)
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: 'buscarNoDetran',
      depois: { lotes: lotes.length, semLote },
    })
    return apresentarLeilaoNoDetran(ctx, tx, a.uid)
  })
})
