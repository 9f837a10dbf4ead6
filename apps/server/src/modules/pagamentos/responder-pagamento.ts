// The staff's answer to a payment and its proofs. Two people at once: the second is told what the first did.
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { comprovanteDoPagamento, podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import { avisoDeExcedente } from '@martelo/domain/pagamentos/guarda-do-pagamento.ts'
import { rotuloDoPagamento } from '@martelo/domain/pagamentos/tipos-de-pagamento.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { aprovacoes, mudarDevolucao, preverDevolucao, type VendaLida } from '../vendas/door.ts'
import { mudarPagamento, pagamentoPor, responderComprovantes } from './pagamentos.sql.ts'

interface Resposta {
  readonly evento: 'aprovar' | 'divergir' | 'estornar'
  readonly motivo?: string | null | undefined
  readonly aceitaExcedente: boolean
  readonly versao: number
}

/** With the sale locked. Throws NAO_ENCONTRADO, MUDOU, RECUSADO, OUTRA_PESSOA and EXCEDENTE. */
export async function responder(ctx: Ctx, tx: Tx, v: VendaLida, uid: string, r: Resposta): Promise<void> {
  const hotId = ctx.hotsite.id
  const { usuId, nome, papeis } = exigirSessao(ctx)
  const p = await pagamentoPor(tx, hotId, { uid })
  if (p === undefined || !p.ativo)
    throw new RecusaLancada(recusar('NAO_ENCONTRADO', 'Pagamento não encontrado'))
  if (p.tipo === 'CARTAO_DE_CREDITO')
    throw new RecusaLancada(
      recusar('RECUSADO', 'Quem responde por um cartão é o adquirente: use as ações do cartão.'),
    )
  await conferirVersao(ctx, tx, { entidade: 'pagamento', uid, versaoAtual: p.versao, versaoLida: r.versao })
  const pode = podeTransitarPagamento(
    { de: p.situacao, evento: r.evento, atores: atoresDosPapeis(papeis) },
    { temArquivo: true, motivo: r.motivo ?? undefined },
  )
  if (!pode.pode)
    throw new RecusaLancada(
      recusar('RECUSADO', pode.motivo, pode.causa === 'guarda' ? { campos: { motivo: pode.motivo } } : {}),
    )
  if (r.evento === 'aprovar') await conferirAprovacao(ctx, tx, v, uid, r)
  const quando = new Date(ctx.agora)
  const motivo = r.evento === 'aprovar' ? null : (r.motivo ?? null)
  await mudarPagamento(tx, hotId, p.id, {
    situacao: pode.para,
    motivo,
    respondidoAt: quando,
    respondidoBy: usuId,
  })
  await acertarPixDaLinha(ctx, tx, v, p.id, r)
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
  await auditar(ctx, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: ACAO_NO_HISTORICO[r.evento],
    depois: {
      pagamento: uid,
      forma: rotuloDoPagamento(p.tipo, p.origemTipoPagamento),
      valor: p.valor,
      comprador: v.venda.clienteNome,
    },
    motivo,
  })
}

/** A Pix whose line is refused is the payer's again; one that is taken after all stays. */
async function acertarPixDaLinha(ctx: Ctx, tx: Tx, v: VendaLida, pagId: number, r: Resposta): Promise<void> {
  const hotId = ctx.hotsite.id
  if (r.evento === 'aprovar') {
    for (const d of v.devolucoes.filter(
      (x) => x.pagId === pagId && x.origem !== 'excedente' && x.situacao === 'a_devolver',
    ))
      await mudarDevolucao(tx, hotId, d.id, { situacao: 'dispensada' })
    return
  }
  if (r.evento !== 'divergir') return
  const recebidos = await tx
    .selectFrom('pixRecebido')
    .select(['endToEndId', 'valor'])
    .where('hotId', '=', hotId)
    .where('pagId', '=', pagId)
    .where('resultado', '=', 'validar')
    .where('devolvido', '=', 0)
    .execute()
  for (const { endToEndId, valor } of recebidos)
    if (!v.devolucoes.some((d) => d.endToEndId === endToEndId && d.situacao !== 'dispensada'))
      await preverDevolucao(ctx, tx, v, {
        origem: 'pix',
        pagId,
        endToEndId,
        valor,
        motivo: r.motivo ?? 'O pagamento não foi aceito.',
      })
}

/** In the sale's history, where "aprovar" alone would not say what. */
const ACAO_NO_HISTORICO = {
  aprovar: 'aprovarPagamento',
  divergir: 'divergirPagamento',
  estornar: 'estornarPagamento',
} as const

/** The house's rule of two, and the sum that is missing at this moment: both may have changed since the screen was read. */
async function conferirAprovacao(ctx: Ctx, tx: Tx, v: VendaLida, uid: string, r: Resposta): Promise<void> {
  const a = (await aprovacoes(tx, ctx.hotsite, v, exigirSessao(ctx).usuId))[uid]
  if (a === undefined) return
  if (a.impedimento !== null) throw new RecusaLancada(recusar('OUTRA_PESSOA', a.impedimento))
  const excedente = avisoDeExcedente(a)
  if (excedente !== null && !r.aceitaExcedente)
    throw new RecusaLancada(
      recusar('EXCEDENTE', excedente, { dados: { antes: a.antes, depois: a.depois, excede: a.excede } }),
    )
}
