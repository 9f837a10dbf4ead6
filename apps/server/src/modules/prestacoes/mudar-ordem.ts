// The ONE place that makes and ends an order to pay a consignor. While one may have left, the index lets no second one be
// made; what the bank says twice, or later, finds the order ended and changes nothing.
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import {
  type EventoDeOrdem,
  podeTransitarOrdem,
  ROTULO_DA_FORMA_DE_ORDEM,
  type FormaDeOrdem,
  type SituacaoDeOrdem,
} from '@martelo/domain/prestacoes/ordem-de-pagamento.ts'
import type { Movimento } from '@martelo/domain/razao/lancamento.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { pessoasDoComitente } from '../comitentes/door.ts'
import { lancar } from '../razao/door.ts'
import type { QuemMexe } from '../vendas/door.ts'
import { destinoEmPalavras } from './apresentar-prestacao.ts'
import { lerPrestacao, type PrestacaoLida } from './ler-prestacao.ts'
import { type Movida, transitarPrestacao } from './mover-prestacao.ts'
import { type DestinoDaOrdem, type LinhaDeOrdem, ordemPor } from './prestacoes.sql.ts'

/** With the statement locked. */
export async function criarOrdem(
  m: QuemMexe,
  tx: Tx,
  l: PrestacaoLida,
  { forma, destino }: { readonly forma: FormaDeOrdem; readonly destino: DestinoDaOrdem },
): Promise<LinhaDeOrdem> {
  const { p, contas } = l
  const { id } = await tx
    .insertInto('ordemDePagamento')
    .values({
      hotId: p.hotId,
      preId: p.id,
      forma,
      valor: contas.liquido,
      destino: JSON.stringify(destino),
      createdBy: m.sessao?.usuId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const o = await ordemPor(tx, p.hotId, { id })
  if (o === undefined) throw new Error(`order ${id} was not written`)
  await lancarOrdem(tx, p.comId, o, 'enviando')
  await auditar(m, tx, {
    entidade: 'prestacao',
    uid: p.uid,
    acao: 'ordenarPagamento',
    depois: { forma: ROTULO_DA_FORMA_DE_ORDEM[forma], valor: o.valor, destino: destinoEmPalavras(o) },
  })
  return o
}

interface Fim {
  readonly evento: EventoDeOrdem
  readonly quem: readonly Ator[]
  readonly autenticacao?: string | null | undefined
  readonly motivo?: string | null | undefined
}

/** Locks statement and order. Idempotent: an order that has ended refuses. */
export async function encerrarAOrdem(m: QuemMexe, tx: Tx, ordId: number, fim: Fim): Promise<Movida> {
  const hotId = m.hotsite.id
  const lida = await ordemPor(tx, hotId, { id: ordId })
  const l = lida && (await lerPrestacao(tx, hotId, { id: lida.preId }, { travar: true }))
  const o = lida && (await ordemPor(tx, hotId, { id: ordId }, { travar: true }))
  if (l === undefined || o === undefined) return { pode: false, motivo: 'A ordem não existe mais.' }
  const r = podeTransitarOrdem(
    { de: o.situacao, evento: fim.evento, atores: fim.quem },
    { forma: o.forma, motivo: fim.motivo, autenticacao: fim.autenticacao },
  )
  if (!r.pode) return { pode: false, motivo: r.motivo }
  await tx
    .updateTable('ordemDePagamento')
    .set({
      situacao: r.para,
      autenticacao: fim.autenticacao ?? null,
      motivo: fim.motivo ?? null,
      encerradaAt: new Date(m.agora),
      versao: sql`versao + 1`,
    })
    .where('id', '=', o.id)
    .where('hotId', '=', hotId)
    .execute()
  await lancarOrdem(tx, l.p.comId, o, r.para)
  await auditar(m, tx, {
    entidade: 'prestacao',
    uid: l.p.uid,
    acao: r.para === 'paga' ? 'ordemPaga' : 'ordemRecusada',
    depois: { valor: o.valor, autenticacao: fim.autenticacao ?? null },
    motivo: fim.motivo,
  })
  if (r.para === 'paga') {
    const paga = await transitarPrestacao(m, tx, l, { evento: 'pagar', quem: ['sistema'], contexto: {} })
    if (!paga.pode) throw new Error(`statement ${l.p.uid} is paid and does not say so: ${paga.motivo}`)
    await escreverAoComitente(m, tx, l, o)
  }
  return { pode: true }
}

async function lancarOrdem(tx: Tx, comId: number, o: LinhaDeOrdem, s: SituacaoDeOrdem): Promise<void> {
  const ordenada: Movimento = { fato: 'ordemDePagamento', valor: o.valor, comId }
  const paga: Movimento = { fato: 'pagamentoAoComitente', valor: o.valor }
  const movimentos = { enviando: [ordenada], paga: [ordenada, paga], recusada: [] }[s]
  await lancar(tx, o.hotId, { objeto: { tipo: 'ordemDePagamento', chave: o.uid }, movimentos })
}

async function escreverAoComitente(
  m: QuemMexe,
  tx: Tx,
  { p }: PrestacaoLida,
  o: LinhaDeOrdem,
): Promise<void> {
  const usuarios = await pessoasDoComitente(tx, p.hotId, p.comId)
  await m.servicos.correio.avisarVarios(
    tx,
    p.hotId,
    usuarios.map((usuId) => ({
      tipo: 'prestacao-paga' as const,
      para: { usuId },
      variaveis: {
        leilao: p.leilao,
        valor: o.valor,
        forma: ROTULO_DA_FORMA_DE_ORDEM[o.forma],
        destino: destinoEmPalavras(o),
      },
      chave: o.uid,
      link: '/comitente/prestacoes',
      marca: `prestacao:${p.uid}`,
    })),
  )
}
