// From judgments to rows: judges the waiting requests of one lot and says what must be written, hashed and answered.
// Pure but for the hash: everything is an argument, nothing is read or written.
//
// A batch is never dated before the last row, to which it chains.
import {
  ehRegistro,
  type EventoLance,
  type LanceRegistrado,
  type Participante,
} from '@martelo/domain/lances/estado-do-lote.ts'
import { type Julgamento, julgarEmLote } from '@martelo/domain/lances/julgar-lance.ts'
import type { FatosDoCliente, PedidoLance } from '@martelo/domain/lances/pedido.ts'
import { valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import { encadearLance } from './corrente.ts'
import type { Contagem, LoteDoMotor } from './estado.sql.ts'
import type { Decisao, LoteDepois, PedidoDoMotor } from './pedidos.ts'

/** One row of `lance`. */
export interface LinhaDeLance {
  /** who asked for it; null for rows that a ceiling made */
  readonly pedido: PedidoDoMotor | null
  readonly seq: number
  /** which bid of the dispute it is, for everyone: `seq` also counts what is sealed. Null for sealed rows. */
  readonly numero: number | null
  readonly cliId: number | null
  readonly apeId: number | null
  readonly tipo: LanceRegistrado['tipo']
  readonly situacao: 'recebido' | 'proposta' | 'superado' | 'vencendo' | 'vencedor'
  readonly valor: number
  readonly teto: number | null
  readonly instante: number
  /** the hash in hexadecimal */
  readonly recibo: string
  readonly chave: string | null
  readonly usuId: number | null
  readonly porUsuId: number | null
  readonly ip: string | null
  readonly motivo: string
  readonly emDefesa: boolean
  readonly reservaAte: number | null
}

/** What becomes of a client's ceiling on this lot. `teto` null: only its marks change. */
export interface LinhaDeAutomatico {
  readonly cliId: number
  readonly teto: number | null
  readonly seq: number
  readonly ativo: boolean
  readonly enviados: number
}

export interface LoteDecidido {
  readonly antes: LoteDoMotor
  readonly depois: LoteDoMotor
  /** its date, epoch ms of the database */
  readonly instante: number
  /** what that clock was believed to say: less than the date, where it was set back after the last row */
  readonly agora: number
  /** false: every request was refused without a trace on the lot */
  readonly mudou: boolean
  /** something of it is everyone's to see: more than ceilings and proposals */
  readonly publico: boolean
  readonly linhas: readonly LinhaDeLance[]
  readonly automaticos: readonly LinhaDeAutomatico[]
  readonly decisoes: readonly { readonly pedido: PedidoDoMotor; readonly decisao: Decisao }[]
  /** proposals to keep and the buy-now: rare, written beside the log */
  readonly propostas: readonly { readonly pedido: PedidoDoMotor; readonly valor: number }[]
  readonly compra: PedidoDoMotor | null
  /** an end that moved (soft close): by how much, for auctions that cascade */
  readonly adiadoMs: number
  readonly cascata: boolean
  /** a bid brought the lot back from a call */
  readonly reabriu: boolean
  /** who asked for the first row */
  readonly autor: PedidoDoMotor | null
}

/** A request of the lot's own hotsite, with the facts of its client. */
export interface Julgavel {
  readonly pedido: PedidoDoMotor
  /** null only for the auctioneer's bids */
  readonly fatos: FatosDoCliente | null
}

function paraOJuiz({ pedido, fatos }: Julgavel, hotUid: string): PedidoLance {
  const comum = { hotUid, chave: pedido.chave, confirmarValorAlto: pedido.confirmarValorAlto }
  if (pedido.tipo === 'Leiloeiro') {
    const { apelido, usuUid, emDefesa } = pedido
    const quem = { tipo: 'apelido' as const, apeUid: apelido.uid, apelido: apelido.nome, usuUid, emDefesa }
    return { ...comum, tipo: 'Leiloeiro', valor: pedido.valor, quem }
  }
  if (fatos === null) throw new Error('a client is judged with his facts')
  if (pedido.tipo === 'Configuração Automática')
    return { ...comum, tipo: pedido.tipo, valor: pedido.valor, quem: fatos }
  return { ...comum, tipo: pedido.tipo, valor: pedido.valor ?? Number.NaN, quem: fatos }
}

/** Judges `itens` in their order at the instant `agora` (epoch ms of the database). */
export function decidirLote(lote: LoteDoMotor, itens: readonly Julgavel[], agora: number): LoteDecidido {
  const instante = Math.max(agora, lote.ultimoInstante)
  const { julgamentos, lote: estado } = julgarEmLote(
    lote.estado,
    itens.map((i) => paraOJuiz(i, lote.estado.hotUid)),
    instante,
  )
  const pedidos = new Map<EventoLance, PedidoDoMotor>()
  for (const [i, j] of julgamentos.entries())
    for (const e of j.eventos) pedidos.set(e, (itens[i] as Julgavel).pedido)
  const eventos = [...pedidos.keys()]
  const ids = new Map<string, number>()
  if (lote.estado.lider && lote.liderId !== null) ids.set(uidDe(lote.estado.lider), lote.liderId)
  if (lote.estado.teto && lote.tetoId !== null) ids.set(lote.estado.teto.quem.cliUid, lote.tetoId)
  for (const { pedido, fatos } of itens) {
    if (pedido.tipo === 'Leiloeiro') ids.set(pedido.apelido.uid, pedido.apelido.id)
    else if (fatos) ids.set(fatos.cliUid, pedido.cliId)
  }
  const { linhas, hash } = montarLinhas(lote, pedidos, ids)
  const proprias = new Map<PedidoDoMotor, LinhaDeLance>()
  for (const l of linhas) if (l.pedido !== null && !proprias.has(l.pedido)) proprias.set(l.pedido, l)
  const preco = linhas.findLast((l) => l.situacao === 'vencendo')
  const depois: LoteDoMotor = {
    ...lote,
    versao: lote.versao + 1,
    estado,
    contagem: contar(lote.contagem, eventos),
    hash,
    ultimoInstante: linhas.length > 0 ? instante : lote.ultimoInstante,
    liderId: estado.lider === null ? null : (ids.get(uidDe(estado.lider)) ?? null),
    tetoId: estado.teto === null ? null : (ids.get(estado.teto.quem.cliUid) ?? null),
    tetoSeq: estado.teto === null ? null : ultimoTeto(linhas, lote),
    tipoDoUltimo: preco?.tipo ?? lote.tipoDoUltimo,
    lanceEm: preco?.instante ?? lote.lanceEm,
  }
  return {
    antes: lote,
    depois,
    instante,
    agora,
    mudou: eventos.length > 0,
    publico: eventos.some((e) => e.evento !== 'teto' && e.evento !== 'proposta'),
    linhas,
    automaticos: mudancasDeAutomaticos(lote, depois, eventos, ids),
    decisoes: julgamentos.map((j, i) => {
      const pedido = itens[i]?.pedido as PedidoDoMotor
      return { pedido, decisao: montarDecisao(j, proprias.get(pedido)) }
    }),
    ...efeitos(lote, estado.dataFim, pedidos),
  }
}

const uidDe = (p: Participante): string => (p.tipo === 'cliente' ? p.cliUid : p.apeUid)

function montarLinhas(
  lote: LoteDoMotor,
  pedidos: ReadonlyMap<EventoLance, PedidoDoMotor>,
  ids: ReadonlyMap<string, number>,
): { linhas: LinhaDeLance[]; hash: string | null } {
  const registros = [...pedidos.keys()].filter(ehRegistro)
  const ultimoPreco = registros.findLast((r) => r.evento === 'lance')?.seq
  let hash = lote.hash
  let preco = lote.estado.valor
  let numero = lote.contagem.total
  const linhas = registros.map((r): LinhaDeLance => {
    hash = encadearLance(hash, r)
    if (r.evento === 'lance') preco = r.valor
    // Rows that a ceiling made have no key: no request made them just now.
    const pedido = r.chave === null ? undefined : pedidos.get(r)
    const id = ids.get(uidDe(r.quem))
    if (id === undefined) throw new Error(`no one known as ${uidDe(r.quem)} on lot ${lote.lelId}`)
    return {
      pedido: pedido ?? null,
      seq: r.seq,
      numero: r.evento === 'lance' ? ++numero : null,
      cliId: r.quem.tipo === 'cliente' ? id : null,
      apeId: r.quem.tipo === 'apelido' ? id : null,
      tipo: r.tipo,
      situacao: situacaoDaLinha(r, ultimoPreco),
      // A ceiling stays in its own column: what shows `valor` shows the price that stood.
      valor: r.evento === 'teto' ? (preco ?? lote.estado.regras.minimo) : r.valor,
      teto: r.evento === 'teto' ? r.valor : null,
      instante: r.instante,
      recibo: hash,
      chave: r.chave,
      usuId: pedido?.usuId ?? null,
      porUsuId: porDe(pedido),
      ip: pedido?.ip ?? null,
      motivo: r.motivo,
      emDefesa: r.quem.tipo === 'apelido' && r.quem.emDefesa,
      reservaAte: r.evento === 'compra' ? r.reservaAte : null,
    }
  })
  return { linhas, hash }
}

const porDe = (p: PedidoDoMotor | undefined): number | null =>
  p === undefined || p.tipo === 'Leiloeiro' ? null : (p.porUsuId ?? null)

function situacaoDaLinha(r: LanceRegistrado, ultimoPreco: number | undefined): LinhaDeLance['situacao'] {
  switch (r.evento) {
    case 'lance':
      return r.seq === ultimoPreco ? 'vencendo' : 'superado'
    case 'teto':
      return 'recebido'
    case 'proposta':
      return 'proposta'
    case 'compra':
      return 'vencedor'
  }
}

function contar(antes: Contagem, eventos: readonly EventoLance[]): Contagem {
  const n = { Manual: 0, Automático: 0, Leiloeiro: 0, tetos: 0 }
  for (const e of eventos) {
    if (e.evento === 'lance') n[e.tipo] += 1
    else if (e.evento === 'teto') n.tetos += 1
  }
  return {
    total: antes.total + n.Manual + n.Automático + n.Leiloeiro,
    manuais: antes.manuais + n.Manual,
    automaticos: antes.automaticos + n.Automático,
    configuracoes: antes.configuracoes + n.tetos,
    leiloeiro: antes.leiloeiro + n.Leiloeiro,
  }
}

const ultimoTeto = (linhas: readonly LinhaDeLance[], lote: LoteDoMotor): number | null =>
  linhas.findLast((l) => l.teto !== null)?.seq ?? lote.tetoSeq

function mudancasDeAutomaticos(
  lote: LoteDoMotor,
  depois: LoteDoMotor,
  eventos: readonly EventoLance[],
  ids: ReadonlyMap<string, number>,
): LinhaDeAutomatico[] {
  const tocados = new Map<string, { teto: number | null; seq: number; enviados: number }>()
  const de = (uid: string) => {
    const ja = tocados.get(uid) ?? { teto: null, seq: 0, enviados: 0 }
    tocados.set(uid, ja)
    return ja
  }
  if (lote.estado.teto !== null) de(lote.estado.teto.quem.cliUid)
  for (const e of eventos) {
    if (e.evento === 'teto' && e.quem.tipo === 'cliente') {
      const t = de(e.quem.cliUid)
      t.seq = e.seq
      t.teto = e.valor ?? t.teto
    } else if (e.evento === 'lance' && e.tipo === 'Automático' && e.quem.tipo === 'cliente')
      de(e.quem.cliUid).enviados += 1
  }
  if (eventos.length === 0) return []
  return [...tocados].map(([uid, t]) => ({
    ...t,
    cliId: ids.get(uid) ?? 0,
    ativo: depois.estado.teto?.quem.cliUid === uid,
  }))
}

function loteDepois(j: Julgamento): LoteDepois {
  const { situacao, valor, dataFim } = j.lote
  return { situacao, valor, proximo: valorAceito(j.lote), dataFim }
}

function montarDecisao(j: Julgamento, minha: LinhaDeLance | undefined): Decisao {
  if (j.tipo === 'recusado') return { tipo: 'recusado', recusa: j.recusa, lote: loteDepois(j) }
  if (minha === undefined) throw new Error('an accepted request left no row')
  return {
    tipo: 'aceito',
    situacao: j.situacao,
    seq: minha.seq,
    instante: minha.instante,
    valor: minha.tipo === 'Configuração Automática' ? minha.teto : minha.valor,
    recibo: minha.recibo,
    lote: loteDepois(j),
  }
}

function efeitos(
  lote: LoteDoMotor,
  dataFim: number | null,
  pedidos: ReadonlyMap<EventoLance, PedidoDoMotor>,
): Pick<LoteDecidido, 'propostas' | 'compra' | 'adiadoMs' | 'cascata' | 'reabriu' | 'autor'> {
  const todos = [...pedidos]
  const adiou = todos.some(([e]) => e.evento === 'tempo' && e.motivo === 'incremento')
  return {
    propostas: todos.flatMap(([e, pedido]) => (e.evento === 'proposta' ? [{ pedido, valor: e.valor }] : [])),
    compra: todos.find(([e]) => e.evento === 'compra')?.[1] ?? null,
    adiadoMs: adiou && dataFim !== null && lote.estado.dataFim !== null ? dataFim - lote.estado.dataFim : 0,
    cascata: lote.cascata && lote.estado.regras.encerraPorTempo,
    reabriu: todos.some(([e]) => e.evento === 'reabertura'),
    autor: todos[0]?.[1] ?? null,
  }
}
