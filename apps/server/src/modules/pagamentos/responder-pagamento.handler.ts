// The staff's answer to a payment and its proofs. Two people at once: the second is told what the first did.
import { responderPagamento } from '@martelo/contracts/pagamentos/responder-pagamento.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { comprovanteDoPagamento, podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  apresentarVendaDaEquipe,
  assentarVenda,
  concluir,
  escreverAoComprador,
  lerVenda,
  travarVenda,
  vendaPor,
} from '../vendas/door.ts'
import { mudarPagamento, pagamentoPor, responderComprovantes } from './pagamentos.sql.ts'

handle(responderPagamento, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const achada = await ctx.ler((tx) => vendaPor(tx, hotId, { pagUid: params.uid }))
  if (achada === undefined) return recusar('NAO_ENCONTRADO', 'Pagamento não encontrado')
  const { vndId } = achada
  const mudada = await ctx.tx(async (tx) => {
    await travarVenda(tx, hotId, vndId)
    await responder(ctx, tx, params.uid, body)
    const feita = await assentarVenda(ctx, tx, vndId, exigirSessao(ctx).nome)
    const v = await lerVenda(tx, hotId, vndId)
    if (v !== undefined && body.evento !== 'aprovar')
      await escreverAoComprador(ctx.servicos, tx, v, 'divergente')
    return feita
  })
  concluir(ctx.servicos, mudada)
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, vndId)
    return v === undefined
      ? recusar('NAO_ENCONTRADO', 'Venda não encontrada')
      : apresentarVendaDaEquipe(ctx, tx, v)
  })
})

interface Resposta {
  readonly evento: 'aprovar' | 'divergir' | 'estornar'
  readonly motivo?: string | null | undefined
  readonly versao: number
}

async function responder(ctx: Ctx, tx: Tx, uid: string, r: Resposta): Promise<void> {
  const hotId = ctx.hotsite.id
  const { usuId, nome, papeis } = exigirSessao(ctx)
  const p = await pagamentoPor(tx, hotId, { uid })
  if (p === undefined || !p.ativo)
    throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Pagamento não encontrado'))
  await conferirVersao(ctx, tx, { entidade: 'pagamento', uid, versaoAtual: p.versao, versaoLida: r.versao })
  const pode = podeTransitarPagamento(
    { de: p.situacao, evento: r.evento, atores: atoresDosPapeis(papeis) },
    { temArquivo: true, motivo: r.motivo ?? undefined },
  )
  if (!pode.pode)
    throw new RecusaLancada(
      recusar('RECUSADO', pode.motivo, pode.causa === 'guarda' ? { campos: { motivo: pode.motivo } } : {}),
    )
  const quando = new Date(ctx.agora)
  const motivo = r.evento === 'aprovar' ? null : (r.motivo ?? null)
  await mudarPagamento(tx, hotId, p.id, {
    situacao: pode.para,
    motivo,
    respondidoAt: quando,
    respondidoBy: usuId,
  })
  await responderComprovantes(tx, hotId, p.id, {
    situacao: comprovanteDoPagamento(pode.para),
    motivo,
    usuId,
    usuNome: nome,
    quando,
  })
  await auditar(ctx, tx, {
    entidade: 'pagamento',
    uid,
    acao: r.evento,
    antes: { situacao: p.situacao },
    depois: { situacao: pode.para },
    motivo,
  })
}
