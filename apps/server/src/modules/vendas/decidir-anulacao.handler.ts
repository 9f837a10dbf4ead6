// The second person's word on an annulment. Confirmed, lot, sale and money follow in one transaction: sale first, then lot.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { decidirAnulacao } from '@martelo/contracts/vendas/decidir-anulacao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  type EventoDeAnulacao,
  impedimentoDaAnulacao,
  podeTransitarAnulacao,
  ROTULO_DO_FUNDAMENTO,
} from '@martelo/domain/vendas/anulacao.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import * as anulacoes from './anulacao.sql.ts'
import { anularItem, fatosDaAnulacao } from './anular-item.ts'
import { avisarComitentes } from './avisar-comitentes.ts'
import { concluir } from './mudar-venda.ts'
import { travarVenda } from './vendas.sql.ts'

const ATO = {
  confirmar: 'confirmarAnulacao',
  recusar: 'recusarAnulacao',
  retirar: 'retirarAnulacao',
} as const satisfies Record<EventoDeAnulacao, string>

handle(decidirAnulacao, async (ctx, { params, body }) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  const { evento } = body
  const motivo = body.motivo?.trim() || null
  if (evento !== 'retirar' && !permite('venda:anular', ctx.sessao))
    return recusar('RECUSADA', 'O seu papel não decide anulações.')
  const feita = await ctx.tx(async (tx) => {
    const [achada] = await anulacoes.lerAnulacoes(tx, hotId, params)
    const v = achada && (await travarVenda(tx, hotId, achada.vndId))
    const [a] = await anulacoes.lerAnulacoes(tx, hotId, params)
    const item = v?.itens.find((i) => i.id === a?.itemId)
    if (v === undefined || a === undefined || item === undefined) return null
    const r = podeTransitarAnulacao(
      { de: a.situacao, evento, atores: atoresDosPapeis(papeis) },
      {
        mesmaPessoa: a.pedidaBy === usuId,
        impedimento: impedimentoDaAnulacao((await fatosDaAnulacao(tx, v))(item)),
        motivo,
      },
    )
    if (!r.pode) throw new RecusaLancada(recusar('RECUSADA', r.motivo))
    const texto = `${[ROTULO_DO_FUNDAMENTO[a.fundamento], a.ato].filter(Boolean).join(' ')}: ${a.motivo}`
    // First: what the annulment causes says that it is one.
    await anulacoes.decidirAnulacao(tx, hotId, a.id, { situacao: r.para, usuId, resposta: motivo })
    const anulada = evento === 'confirmar' ? await anularItem(ctx, tx, v, { ...a, texto }) : null
    if (anulada?.pode === false) throw new RecusaLancada(recusar('RECUSADA', anulada.motivo))
    if (anulada !== null) await avisarComitentes(ctx.servicos, tx, hotId, a)
    const devolver = anulada?.devolver ?? null
    if (devolver !== null) await anulacoes.guardarDevolvido(tx, hotId, a.id, devolver)
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: v.venda.uid,
      acao: ATO[evento],
      depois: { lote: a.lote, ...(devolver === null ? {} : { devolver }) },
      motivo: motivo ?? texto,
    })
    return { situacao: r.para, devolver, mudada: anulada?.mudada ?? null }
  })
  if (feita === null) return recusar('NAO_ENCONTRADA', 'Pedido de anulação não encontrado')
  if (feita.mudada !== null) concluir(ctx.servicos, feita.mudada)
  return { situacao: feita.situacao, devolver: feita.devolver }
})
