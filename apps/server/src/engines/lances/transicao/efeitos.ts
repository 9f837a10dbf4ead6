// What a transition of a lot does to its bids and to the other modules, in the same transaction. Which event does
// what is a table; a new event that sells or leaves a sale open belongs there, nowhere else.
//
// The tasks are only names here: `criar-venda-do-lote` belongs to the sales, `condicional-aberta` to the conditionals.
// A sale is created once: the task carries a key per lot, and the sale's own unique index is the last word.
import { prazoDaResposta } from '@martelo/domain/condicionais/acordo.ts'
import { montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import { emPregao, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../../core/database/database.ts'
import type { Lote } from '../../../core/database/schema.gen.ts'
import { encadear, textoDoCancelamento } from '../motor/corrente.ts'
import type { LoteTravado } from './fatos-da-transicao.sql.ts'

export const TAREFA_CRIAR_VENDA = 'criar-venda-do-lote'
export const TAREFA_CONDICIONAL_ABERTA = 'condicional-aberta'

/** No answer of the consignor is kept for the hammer. */
export const SEM_RESPOSTA_DURANTE = {
  respostaDuranteLeilao: null,
  respostaDuranteLeilaoValor: null,
  respostaDuranteLeilaoLance: null,
  respostaDuranteLeilaoNome: null,
  respostaDuranteLeilaoAt: null,
} as const satisfies Updateable<Lote>

type Efeito =
  | 'vender'
  | 'reporLider'
  | 'deporVencedor'
  | 'abrirCondicional'
  | 'soltarLances'
  | 'soltarReserva'
  | 'esquecerResposta'

const EFEITOS: Partial<Record<EventoLote, readonly Efeito[]>> = {
  encerrarPorTempo: ['vender'],
  vender: ['vender'],
  homologarVenda: ['vender'],
  identificarCliente: ['vender'],
  liberarCondicional: ['vender'],
  clienteAceitaNovoValor: ['vender'],
  aceitarProposta: ['vender'],
  desfazerMartelo: ['reporLider'],
  venderAoProximo: ['deporVencedor', 'vender'],
  aceitarParcelamento: ['vender'],
  exercerPreferencia: ['deporVencedor', 'vender'],
  encerrarPorTempoCondicional: ['abrirCondicional'],
  baterCondicional: ['abrirCondicional'],
  homologarCondicional: ['abrirCondicional'],
  identificarClienteCondicional: ['abrirCondicional'],
  aceitarPropostaCondicional: ['abrirCondicional'],
  // What the consignor said before the hammer was for the bids of then.
  reabrirCondicional: ['abrirCondicional', 'esquecerResposta'],
  retirar: ['soltarLances'],
  cancelar: ['soltarLances'],
  cancelarNoLeilao: ['soltarLances'],
  anularArrematacao: ['soltarLances'],
  anularERetirar: ['soltarLances'],
  mandarRepasse: ['soltarLances', 'esquecerResposta'],
  expirarReserva: ['soltarReserva'],
  desistir: ['soltarReserva'],
}

export interface Mudanca {
  readonly lote: LoteTravado
  readonly evento: EventoLote
  readonly para: SituacaoLote
  /** the log row that wins, when it is not the leading bid (an accepted proposal) */
  readonly vencedorSeq: number | null
}

/** Columns of the lot that follow from its new state. */
export function colunasDaSituacao(m: Mudanca): Updateable<Lote> {
  const { de, para } = { de: m.lote.situacao, para: m.para }
  const agora = new Date(m.lote.agora)
  const cala = para === 'DOULHE_UMA' || para === 'DOULHE_DUAS'
  return {
    ...(emPregao(para) ? {} : { relogioFim: null, relogioRestanteMs: null }),
    chamadaAt: cala ? agora : null,
    ...(recebeLances(de) && !recebeLances(para) && para !== 'PENDENTE'
      ? { encerradoAt: agora, tetoCliId: null, tetoValor: null, tetoSeq: null }
      : {}),
    ...(recebeLances(para) ? { encerradoAt: null } : {}),
  }
}

/** Runs the effects of an event; answers further columns for the lot's update. */
export async function aplicarEfeitos(tx: Tx, m: Mudanca): Promise<Updateable<Lote>> {
  const colunas: Updateable<Lote> = {}
  if (recebeLances(m.lote.situacao) && !recebeLances(m.para) && m.para !== 'PENDENTE')
    await desligarAutomaticos(tx, m.lote)
  for (const efeito of EFEITOS[m.evento] ?? []) Object.assign(colunas, await FAZER[efeito](tx, m))
  return colunas
}

/** Until when the consignor may answer: business days of the auction's state, to the end of the last one. */
export function prazoDaCondicional(lote: LoteTravado): Date {
  const ano = new Date(lote.agora).getUTCFullYear()
  const civil = montarCalendario('civil', feriadosDosAnos(ano, ano + 1), { local: { uf: lote.ufDoLeilao } })
  return new Date(prazoDaResposta(lote.agora, civil, lote.diasRespostaCondicional))
}

const FAZER: Readonly<Record<Efeito, (tx: Tx, m: Mudanca) => Promise<Updateable<Lote>>>> = {
  vender: async (tx, m) => {
    await consagrarVencedor(tx, m)
    await enfileirar(tx, TAREFA_CRIAR_VENDA, m.lote.lelId)
    return {}
  },
  reporLider: async (tx, m) => {
    await sql`update lance set situacao = 'vencendo' where lel_id = ${m.lote.lelId} and situacao = 'vencedor'`.execute(
      tx,
    )
    return { encerradoAt: null, condicionalData: null, condicionalPrazo: null }
  },
  deporVencedor: async (tx, m) => {
    await sql`update lance set situacao = 'superado' where lel_id = ${m.lote.lelId} and situacao = 'vencedor'`.execute(
      tx,
    )
    return {}
  },
  abrirCondicional: async (tx, m) => {
    await enfileirar(tx, TAREFA_CONDICIONAL_ABERTA, m.lote.lelId)
    return {
      condicionalData: new Date(m.lote.agora),
      condicionalPrazo: prazoDaCondicional(m.lote),
      condicionalResposta: null,
      condicionalProrrogacoes: 0,
    }
  },
  soltarLances,
  soltarReserva: async (tx, m) => {
    await sql`update lance set situacao = 'cancelado' where lel_id = ${m.lote.lelId} and tipo = 'Compre Já' and situacao = 'vencedor'`.execute(
      tx,
    )
    return {}
  },
  esquecerResposta: () => Promise.resolve(SEM_RESPOSTA_DURANTE),
}

async function desligarAutomaticos(tx: Tx, lote: LoteTravado): Promise<void> {
  await sql`update lance_automatico set ativo = false, atualizado_at = clock_timestamp() where lel_id = ${lote.lelId} and ativo`.execute(
    tx,
  )
}

async function consagrarVencedor(tx: Tx, m: Mudanca): Promise<void> {
  await sql`update lance set situacao = 'vencedor'
    where lel_id = ${m.lote.lelId} and situacao in ('vencendo', 'proposta', 'superado')
      and seq = coalesce(${m.vencedorSeq}::int,
        (select max(seq) from lance where lel_id = ${m.lote.lelId} and situacao = 'vencendo'))`.execute(tx)
}

/** Takes all bids back: they stay in the log as cancelled, a row of the chain says so, and the price starts anew. */
async function soltarLances(tx: Tx, m: Mudanca): Promise<Updateable<Lote>> {
  const { lote, evento } = m
  await sql`update lance set situacao = 'cancelado' where lel_id = ${lote.lelId} and situacao <> 'cancelado'`.execute(
    tx,
  )
  const r = await sql<{
    valor: number
    hash: Buffer | null
    cliUid: string | null
    apeUid: string | null
    ultimo: Date | null
  }>`
    select l.lance_valor as valor, l.hash_ultimo as hash, c.uid as cli_uid, p.uid as ape_uid,
      (select max(data) from lance x where x.lel_id = l.id) as ultimo
    from lote l left join cliente c on c.id = l.lance_cli_id left join apelido_leiloeiro p on p.id = l.lance_ape_id
    where l.id = ${lote.lelId} and l.lance_valor is not null`.execute(tx)
  const topo = r.rows[0]
  if (topo === undefined) return {}
  const apelido = topo.apeUid !== null
  const linha = {
    lelUid: lote.uid,
    seq: lote.lanceSeq + 1,
    instante: Math.max(lote.agora, topo.ultimo?.getTime() ?? 0),
    valor: topo.valor,
    quem: {
      tipo: apelido ? ('apelido' as const) : ('cliente' as const),
      uid: topo.apeUid ?? topo.cliUid ?? '',
    },
    motivo: evento,
  }
  const hash = encadear(topo.hash, textoDoCancelamento(linha))
  await sql`insert into lance (lel_id, seq, hot_id, cli_id, ape_id, tipo, situacao, valor, data, hash, motivo)
    values (${lote.lelId}, ${linha.seq}, ${lote.hotId}, ${apelido ? null : lote.lanceCliId}, ${apelido ? lote.lanceApeId : null},
      'Cancelamento', 'cancelado', ${linha.valor}, ${new Date(linha.instante)}, ${hash}, ${evento})`.execute(
    tx,
  )
  return {
    lanceSeq: linha.seq,
    hashUltimo: hash,
    lanceValor: null,
    lanceCliId: null,
    lanceApeId: null,
    lanceTipo: null,
    lanceAt: null,
    lanceEmDefesa: false,
    lanceQuantidade: 0,
    qtdManuais: 0,
    qtdAutomaticos: 0,
    qtdConfiguracoes: 0,
    qtdLeiloeiro: 0,
    tetoCliId: null,
    tetoValor: null,
    tetoSeq: null,
  }
}

async function enfileirar(tx: Tx, tarefa: string, lelId: number): Promise<void> {
  await sql`select enfileirar(${tarefa}, ${JSON.stringify({ lelId })}::jsonb, null, ${`${tarefa}-${lelId}`})`.execute(
    tx,
  )
}
