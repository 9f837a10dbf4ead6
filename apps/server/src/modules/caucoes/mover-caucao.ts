// The ONE place that moves a deposit: by the domain's table, with the row locked by the caller, with its audit, its mail
// and what the bank must be asked in the caller's transaction. After the commit give what comes back to `avisarCaucao`.
//
// Never asks the bank for a refund inside the transaction: the queue asks, idempotently, under the refund's own number.

import {
  type ContextoDeCaucao,
  type EventoDeCaucao,
  podeTransitarCaucao,
  type SituacaoDeCaucao,
} from '@martelo/domain/caucoes/states.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { sql, type Updateable } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Caucao as LinhaDeCaucao } from '../../core/database/schema.gen.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lancarCaucao } from '../razao/door.ts'
import type { QuemMexe } from '../vendas/door.ts'
import type { Caucao, FatosDaCaucao } from './caucoes.sql.ts'
import { pedirDevolucao } from './pedir-devolucao.job.ts'

export type CaucaoMovida =
  | {
      readonly pode: true
      readonly situacao: SituacaoDeCaucao
      readonly versao: number
      readonly aviso: AvisoDeCaucao
    }
  | { readonly pode: false; readonly motivo: string }

export interface AvisoDeCaucao {
  readonly hotId: number
  readonly cliUid: string
  readonly dados: { readonly cauUid: string; readonly leiUid: string; readonly situacao: SituacaoDeCaucao }
}

/** Tells the open screens. After the commit. */
export function avisarCaucao(s: Pick<Servicos, 'tempoReal'>, a: AvisoDeCaucao): void {
  s.tempoReal.avisar(`cliente:${a.cliUid}`, 'caucao-atualizada', a.dados)
  s.tempoReal.avisar(`retaguarda:${a.hotId}`, 'caucao-atualizada', a.dados)
}

export function contextoDaCaucao(f: FatosDaCaucao, motivo?: string | null): ContextoDeCaucao {
  const em = (...situacoes: string[]): number => f.vendas.filter((v) => situacoes.includes(v.situacao)).length
  return {
    aindaServe: f.aindaServe,
    leilaoEncerrado: f.leilaoEncerrado,
    compromissos: f.lotesEmAberto + em('Condicional', 'Aguardando Pagamento', 'Aguardando Validação'),
    temCompraAPagar: f.vendas.some((v) => v.situacao === 'Aguardando Pagamento' && v.restante > 0),
    houveDesistencia: em('Cliente Desistiu') > 0,
    aplicacaoDesfeita: f.aplicacaoDesfeita,
    motivo: motivo ?? undefined,
  }
}

interface Pedido {
  readonly evento: EventoDeCaucao
  readonly quem: readonly Ator[]
  readonly contexto: ContextoDeCaucao
  readonly mudar?: Updateable<LinhaDeCaucao>
  /** of the Pix, in all: what shall have gone back when this refund is done */
  readonly devolver?: number
}

export async function moverCaucao(m: QuemMexe, tx: Tx, c: Caucao, p: Pedido): Promise<CaucaoMovida> {
  const r = podeTransitarCaucao({ de: c.situacao, evento: p.evento, atores: p.quem }, p.contexto)
  if (!r.pode) return { pode: false, motivo: r.motivo }
  const motivo = p.contexto.motivo ?? null
  const devolucao = r.para === 'DEVOLVENDO' ? novaDevolucao(c, p) : null
  const { versao } = await tx
    .updateTable('caucao')
    .set({
      ...p.mudar,
      ...devolucao?.colunas,
      situacao: r.para,
      motivo: motivo ?? c.motivo,
      versao: sql`versao + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', c.id)
    .where('hotId', '=', c.hotId)
    .returning('versao')
    .executeTakeFirstOrThrow()
  await lancarCaucao(tx, c.hotId, c.id)
  if (devolucao !== null) await pedirDevolucao.agendar(tx, { hotId: c.hotId, ...devolucao.pedido })
  await auditar(m, tx, {
    entidade: 'caucao',
    uid: c.uid,
    acao: p.evento,
    antes: { situacao: c.situacao },
    depois: { situacao: r.para, ...valoresMudados(p) },
    motivo,
  })
  await escreverAoCliente(m, tx, c, r.para, motivo)
  const dados = { cauUid: c.uid, leiUid: c.leiUid, situacao: r.para }
  return { pode: true, situacao: r.para, versao, aviso: { hotId: c.hotId, cliUid: c.cliUid, dados } }
}

function novaDevolucao(c: Caucao, p: Pedido) {
  const endToEndId = p.mudar?.endToEndId ?? c.endToEndId
  const total = p.devolver ?? 0
  const valor = total - c.valorDevolvido
  if (typeof endToEndId !== 'string' || valor <= 0)
    throw new Error(`deposit ${c.uid} has nothing to send back (${p.evento})`)
  const numero = c.devolucaoNumero + 1
  return {
    colunas: {
      valorDevolver: total,
      devolucaoNumero: numero,
      devolucaoPedidaAt: sql<Date>`clock_timestamp()`,
    },
    pedido: { endToEndId, id: numeroDaDevolucao(c.uid, numero), valor },
  }
}

/** The refund's number at the bank: letters and digits, at most 35, the same for the same refund. */
export function numeroDaDevolucao(uid: string, numero: number): string {
  return `C${uid.replaceAll('-', '')}${numero.toString(36)}`
}

function valoresMudados(p: Pedido): object {
  const { valorAplicado, valorRetido, valorRecebido } = p.mudar ?? {}
  return JSON.parse(
    JSON.stringify({ valorAplicado, valorRetido, valorRecebido, devolver: p.devolver }),
  ) as object
}

const AVISOS = {
  PAGA: 'caucao-paga',
  DEVOLVENDO: 'caucao-devolvendo',
  DEVOLVIDA: 'caucao-devolvida',
  APLICADA: 'caucao-aplicada',
  RETIDA: 'caucao-retida',
} as const

async function escreverAoCliente(
  m: QuemMexe,
  tx: Tx,
  c: Caucao,
  para: SituacaoDeCaucao,
  motivo: string | null,
): Promise<void> {
  if (!(para in AVISOS)) return
  await m.servicos.correio.avisar(tx, c.hotId, {
    tipo: AVISOS[para as keyof typeof AVISOS],
    para: { cliId: c.cliId },
    variaveis: {
      leilao: c.leilao,
      valor: c.valor,
      motivo: motivo ?? (para === 'RETIDA' ? 'desistência da compra' : null),
    },
    link: `/cliente/caucoes/${c.leiUid}`,
    marca: `caucao:${c.uid}`,
  })
}
