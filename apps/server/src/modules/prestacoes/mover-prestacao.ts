// The ONE place that moves a statement: by the domain's table, with its row locked, with what freezes or frees its lots, its
// number, its ledger and its audit in the caller's transaction.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import {
  comissaoLancada,
  type ContextoDePrestacao,
  type EventoDePrestacao,
  podeTransitarPrestacao,
  type SituacaoDePrestacao,
} from '@martelo/domain/prestacoes/states.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Prestacao } from '../../core/database/schema.gen.ts'
import { lancar } from '../razao/door.ts'
import type { QuemMexe } from '../vendas/door.ts'
import { copiaDaPrestacao } from './copia-da-prestacao.ts'
import type { PrestacaoLida } from './ler-prestacao.ts'
import { proximoNumero } from '../../core/impressao/numeracao.sql.ts'

interface Pedido {
  readonly evento: EventoDePrestacao
  readonly quem: readonly Ator[]
  readonly contexto: ContextoDePrestacao
}
export type Movida = { readonly pode: true } | { readonly pode: false; readonly motivo: string }

/** With the statement locked. A refusal changes nothing. */
export async function transitarPrestacao(m: QuemMexe, tx: Tx, l: PrestacaoLida, q: Pedido): Promise<Movida> {
  const { p } = l
  const r = podeTransitarPrestacao({ de: p.situacao, evento: q.evento, atores: q.quem }, q.contexto)
  if (!r.pode) return { pode: false, motivo: r.motivo }
  if (q.evento === 'conferir') await congelarLotes(tx, l)
  if (q.evento === 'reabrir')
    await sql`delete from prestacao_item where hot_id = ${p.hotId} and pre_id = ${p.id}`.execute(tx)
  await tx
    .updateTable('prestacao')
    .set({
      ...(await colunasDoEvento(m, tx, l, q)),
      situacao: r.para,
      versao: sql`versao + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', p.id)
    .where('hotId', '=', p.hotId)
    .execute()
  await lancarPrestacao(tx, l, r.para)
  await auditar(m, tx, {
    entidade: 'prestacao',
    uid: p.uid,
    acao: q.evento,
    antes: { situacao: p.situacao },
    depois: { situacao: r.para, liquido: l.contas.liquido },
    motivo: q.contexto.motivo,
    versao: p.versao + 1,
  })
  return { pode: true }
}

/** The commission is earned with the approval; a reopened statement gives it back. */
async function lancarPrestacao(
  tx: Tx,
  { p, contas }: PrestacaoLida,
  para: SituacaoDePrestacao,
): Promise<void> {
  await lancar(tx, p.hotId, {
    objeto: { tipo: 'prestacao', chave: p.uid },
    movimentos: comissaoLancada(para)
      ? [{ fato: 'comissaoDoComitente', valor: contas.comissao, comId: p.comId }]
      : [],
  })
}

/** The index lets a lot be accounted for once, also by two persons at once. */
async function congelarLotes(tx: Tx, { p, lotes }: PrestacaoLida): Promise<void> {
  await tx
    .insertInto('prestacaoItem')
    .values(
      lotes.map((x) => ({
        hotId: p.hotId,
        preId: p.id,
        itemId: x.itemId,
        valor: x.valor,
        multa: x.multa,
        correcao: x.correcao,
        comissao: x.comissao,
      })),
    )
    .execute()
}

const NADA_CONTADO = {
  vendido: null,
  multas: null,
  correcoes: null,
  comissao: null,
  despesas: null,
  adiantamentos: null,
  retido: null,
  liquido: null,
} as const

async function colunasDoEvento(
  m: QuemMexe,
  tx: Tx,
  l: PrestacaoLida,
  q: Pedido,
): Promise<Updateable<Prestacao>> {
  const agora = new Date(m.agora)
  const quem = m.sessao?.usuId ?? null
  const nome = m.sessao?.nome ?? 'Sistema'
  switch (q.evento) {
    case 'conferir':
      return { ...l.contas, conferidaAt: agora, conferidaBy: quem, conferidaPor: nome, motivo: null }
    case 'aprovar': {
      const ano = Number(diaEmBrasilia(m.agora).slice(0, 4))
      // One that was approved before keeps its number.
      const { ano: anoDela, numero: numeroDela } = l.p
      const codigo =
        anoDela !== null && numeroDela !== null
          ? { ano: anoDela, numero: numeroDela }
          : { ano, numero: await proximoNumero(tx, l.p.hotId, 'prestacao', ano) }
      const copia = copiaDaPrestacao({ ...l, p: { ...l.p, ...codigo, aprovadaAt: agora, aprovadaPor: nome } })
      return {
        ...codigo,
        aprovadaAt: agora,
        aprovadaBy: quem,
        aprovadaPor: nome,
        copia: JSON.stringify(copia),
      }
    }
    case 'reabrir':
      return {
        ...NADA_CONTADO,
        conferidaAt: null,
        conferidaBy: null,
        conferidaPor: null,
        aprovadaAt: null,
        aprovadaBy: null,
        aprovadaPor: null,
        motivo: q.contexto.motivo ?? null,
      }
    default:
      return { pagaAt: agora }
  }
}
