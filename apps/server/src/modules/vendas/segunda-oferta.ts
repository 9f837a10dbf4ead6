// A lot that its buyer gave up, offered to who bid next. Once a house has begun to ask, a refusal or a deadline that
// passed asks the one after, to the third place. The ended sale's lock orders everything: two people who ask at once, an
// answer at the deadline, and the cascade after it.
import {
  type EventoDeOferta,
  podeTransitarOferta,
  type Proximo,
  proximoColocado,
} from '@martelo/domain/vendas/segunda-oferta.ts'
import type { Ator } from '@martelo/domain/comum/transicoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { clienteImpedido, RECUSA_DE_IMPEDIDO } from '../../core/database/cliente-impedido.ts'
import type { Tx } from '../../core/database/database.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { criarVenda } from './criar-venda.ts'
import type { QuemMexe, VendaMudada } from './mudar-venda.ts'
import {
  inserirOferta,
  type LinhaDeOferta,
  lerDisputa,
  lerOfertas,
  mudarOferta,
} from './segunda-oferta.sql.ts'
import type { LinhaDeItem, VendaLida } from './vendas.sql.ts'

export type RespostaDaOferta =
  | { readonly ok: true; readonly uid: string }
  | { readonly ok: false; readonly motivo: string }

type ProximoComNome = Proximo & { readonly nome: string }

/** Who would be asked for a lot of an ended sale. */
export async function proximoDoLote(
  tx: Tx,
  v: VendaLida,
  i: Pick<LinhaDeItem, 'lelId' | 'situacaoLote' | 'lanceLelId'>,
): Promise<{ ok: true; proximo: ProximoComNome } | { ok: false; motivo: string }> {
  const { hotId, id, cliId, situacao } = v.venda
  if (situacao !== 'Cliente Desistiu' || i.situacaoLote !== 'CLIENTE_DESISTIU' || i.lanceLelId !== null)
    return { ok: false, motivo: 'Este item não está mais disponível.' }
  const feitas = (await lerOfertas(tx, hotId, { vndId: id })).filter((o) => o.lelId === i.lelId)
  if (feitas.some((o) => o.situacao === 'pendente'))
    return { ok: false, motivo: 'Há uma oferta aguardando resposta.' }
  const { lances, reserva } = await lerDisputa(tx, hotId, i.lelId)
  const r = proximoColocado({ lances, reserva, desistente: cliId, perguntados: feitas.map((o) => o.cliId) })
  if (!r.ok) return r
  const nome = lances.find((l) => l.cliId === r.proximo.cliId)?.nome ?? ''
  return { ok: true, proximo: { ...r.proximo, nome } }
}

/** Asks the next one; with the ended sale locked. */
export async function oferecerLote(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  i: LinhaDeItem,
): Promise<RespostaDaOferta> {
  if (m.hotsite.segundaOferta === 'nao')
    return { ok: false, motivo: 'Este site não oferece lotes ao próximo colocado.' }
  const r = await proximoDoLote(tx, v, i)
  if (!r.ok) return r
  const { proximo } = r
  const prazo = new Date(m.agora + m.hotsite.segundaOfertaHoras * 3_600_000)
  const uid = await inserirOferta(tx, {
    hotId: v.venda.hotId,
    vndId: v.venda.id,
    lelId: i.lelId,
    colocacao: proximo.colocacao,
    cliId: proximo.cliId,
    lanceSeq: proximo.seq,
    valor: proximo.valor,
    prazo,
    createdBy: m.sessao?.usuId ?? null,
  })
  await auditar(m, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: 'oferecerAoProximo',
    depois: { lote: i.numero, cliente: proximo.nome, valor: proximo.valor, prazo: prazo.toISOString() },
  })
  await m.servicos.correio.avisar(tx, v.venda.hotId, {
    tipo: 'segunda-oferta',
    para: { cliId: proximo.cliId },
    variaveis: {
      lote: `${i.numero} – ${i.nome}`,
      leilao: v.venda.leilaoNome,
      valor: proximo.valor,
      ate: prazo.getTime(),
    },
    link: '/cliente/compras',
    marca: `segunda-oferta:${uid}`,
  })
  return { ok: true, uid }
}

/** After a buyer gave up: every lot of the sale, where the house's rule says so. */
export async function oferecerSozinho(m: QuemMexe, tx: Tx, v: VendaLida): Promise<void> {
  if (m.hotsite.segundaOferta !== 'automatica') return
  for (const i of v.itens) if (i.ativo) await oferecerLote(m, tx, v, i)
}

export type RespostaDoCliente =
  | { readonly pode: true; readonly situacao: string; readonly mudada: VendaMudada | null }
  | { readonly pode: false; readonly motivo: string }

/** One event of an offer; with the ended sale locked, and the offer read after that. */
export async function moverOferta(
  m: QuemMexe,
  tx: Tx,
  v: VendaLida,
  o: LinhaDeOferta,
  p: { readonly evento: EventoDeOferta; readonly quem: readonly Ator[] },
): Promise<RespostaDoCliente> {
  const r = podeTransitarOferta(
    { de: o.situacao, evento: p.evento, atores: p.quem },
    { agora: m.agora, prazo: o.prazo.getTime(), loteLivre: o.situacaoLote === 'CLIENTE_DESISTIU' },
  )
  if (!r.pode) return { pode: false, motivo: r.motivo }
  if (r.para === 'aceita' && (await clienteImpedido(tx, v.venda.hotId, o.cliId)))
    return { pode: false, motivo: RECUSA_DE_IMPEDIDO }
  await mudarOferta(tx, v.venda.hotId, o.id, r.para, {
    quando: new Date(m.agora),
    usuId: m.sessao?.usuId ?? null,
  })
  await auditar(m, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: `${p.evento}SegundaOferta`,
    depois: { lote: o.numero, cliente: o.clienteNome, valor: o.valor },
  })
  if (r.para === 'aceita') return vender(m, tx, o)
  const i = v.itens.find((x) => x.ativo && x.lelId === o.lelId)
  // What the house took back is not asked further.
  if (r.para !== 'cancelada' && i !== undefined) await oferecerLote(m, tx, v, i)
  return { pode: true, situacao: r.para, mudada: null }
}

async function vender(m: QuemMexe, tx: Tx, o: LinhaDeOferta): Promise<RespostaDoCliente> {
  const lote = await transitarLote(tx, m, {
    lelId: o.lelId,
    evento: 'venderAoProximo',
    quem: ['sistema'],
    motivo: `Oferta aceita por ${o.clienteNome}`,
    vencedorSeq: o.lanceSeq,
  })
  if (!lote.pode) return { pode: false, motivo: lote.motivo }
  const mudada = await criarVenda(m, tx, o.lelId)
  return {
    pode: true,
    situacao: 'aceita',
    mudada: mudada && { ...mudada, lotes: [lote, ...mudada.lotes] },
  }
}
