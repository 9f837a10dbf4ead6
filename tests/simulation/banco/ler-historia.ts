// The part of a history that lies in a database: logs, ends, outages. For simulated worlds and for real systems alike.
import type { EstadoLote } from '@martelo/domain/lances/estado-do-lote.ts'
import { EVENTO_DO_LOTE } from '@martelo/domain/condicionais/states.ts'
import { SITUACOES_DE_LOTE, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { recebeLances } from '@martelo/domain/lotes/recebe-lances.ts'
import { sql } from 'kysely'
import type { BancoDeDados } from '../../../apps/server/src/core/database/database.ts'
import { criarCorreio } from '../../../apps/server/src/core/avisos/avisar.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import { criarHotsites } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { criarVendaDoLote, type QuemMexe } from '../../../apps/server/src/modules/vendas/door.ts'
import { lerLotes } from '../../../apps/server/src/engines/lances/motor/estado.sql.ts'
import {
  lerRegistro,
  registroDaLinha,
  textoDaLinha,
} from '../../../apps/server/src/modules/lances/registro.sql.ts'
import type { CondicionalDaHistoria, Fechamento, Historia, Interrupcao, LoteDaHistoria } from '../historia.ts'

/** Lots before their first bid, by uid: read them before the first bid. */
export async function lerIniciais(
  banco: BancoDeDados,
  lelUids: readonly string[],
): Promise<Map<string, EstadoLote>> {
  const lotes = await lerLotes(banco.poolSistema, lelUids)
  return new Map(lotes.map((l) => [l.estado.lelUid, l.estado]))
}

interface LinhaDoLote {
  id: number
  uid: string
  situacao: SituacaoLote
  valor: number | null
  lider: string | null
  seq: number
  versao: number
  dataFim: Date | null
  encerraPorTempo: boolean
  encerradoAt: Date | null
  situacaoAt: Date
  vendas: number
}

/** Every lot of `iniciais` as the database has it now. */
export async function lerLotesDaHistoria(
  banco: BancoDeDados,
  iniciais: ReadonlyMap<string, EstadoLote>,
  pausasDe: (lelUid: string) => readonly Interrupcao[],
): Promise<LoteDaHistoria[]> {
  const r = await sql<LinhaDoLote>`
    select l.id, l.uid, l.situacao, l.lance_valor as valor, coalesce(p.uid, c.uid) as lider, l.lance_seq as seq, l.versao, l.data_fim,
      (a.modalidade = 'ONLINE' and not l.finalizacao_manual and l.data_fim is not null and l.situacao <> 'BUY_NOW') as encerra_por_tempo,
      l.encerrado_at, l.situacao_at,
      (select count(*)::int from graphile_worker.jobs j where j.key = 'criar-venda-do-lote-' || l.id)
        + (select count(*)::int from venda_item v where v.lel_id = l.id) as vendas
    from lote l join leilao a on a.id = l.lei_id
      left join cliente c on c.id = l.lance_cli_id left join apelido_leiloeiro p on p.id = l.lance_ape_id
    where l.uid = any(${[...iniciais.keys()]}::uuid[]) order by l.id`.execute(banco.sistema)
  const lotes: LoteDaHistoria[] = []
  for (const l of r.rows) {
    const linhas = await lerRegistro(banco.sistema, l.id)
    const { fechamentos, reaberturas } = await lerFechamentos(banco, l)
    lotes.push({
      lelUid: l.uid,
      inicial: iniciais.get(l.uid) as EstadoLote,
      linhas: linhas.map((x) => ({
        seq: x.seq,
        registro: registroDaLinha(l.uid, x),
        instante: x.data.getTime(),
        texto: textoDaLinha(l.uid, x),
        hash: x.hash.toString('hex'),
      })),
      fechamentos,
      reaberturas,
      pausas: pausasDe(l.uid),
      final: {
        situacao: l.situacao,
        valor: l.valor,
        lider: l.lider,
        seq: l.seq,
        versao: l.versao,
        dataFim: l.dataFim?.getTime() ?? null,
        encerraPorTempo: l.encerraPorTempo,
        vendas: l.vendas,
      },
    })
  }
  return lotes
}

/** From the audit: each step out of the states that take bids is an end, each step back a reopening. */
async function lerFechamentos(
  banco: BancoDeDados,
  l: LinhaDoLote,
): Promise<{ fechamentos: Fechamento[]; reaberturas: number }> {
  const r = await sql<{ acao: string; de: SituacaoLote; para: SituacaoLote }>`
    select acao, antes->>'situacao' as de, depois->>'situacao' as para from auditoria
    where entidade = 'lote' and entidade_uid = ${l.uid} and antes ? 'situacao' and depois ? 'situacao'
      and antes->>'situacao' = any(${SITUACOES_DE_LOTE}::text[]) and depois->>'situacao' = any(${SITUACOES_DE_LOTE}::text[]) order by id`.execute(
    banco.sistema,
  )
  const instante = (l.encerradoAt ?? l.situacaoAt).getTime()
  const fechamentos = r.rows
    .filter((x) => recebeLances(x.de) && !recebeLances(x.para) && x.para !== 'PENDENTE')
    .map((x) => ({ evento: x.acao, para: x.para, instante }))
  const reaberturas = r.rows.filter(
    (x) => !recebeLances(x.de) && recebeLances(x.para) && x.de !== 'PENDENTE',
  ).length
  return { fechamentos, reaberturas }
}

/** Conditional sales, with the price at which the product itself makes the sale. */
export async function lerCondicionais(
  banco: BancoDeDados,
  hotId: number,
): Promise<NonNullable<Historia['condicionais']>> {
  const r = await sql<{ id: number; uid: string; lance: number; etapa: string; atos: string[] }>`
    select l.id, l.uid, l.lance_valor as lance, l.condicional_situacao as etapa,
      (select coalesce(array_agg(a.acao order by a.id), '{}') from auditoria a
       where a.entidade = 'lote' and a.entidade_uid = l.uid::text and a.acao = any(${ATOS_DE_CONDICIONAL}::text[])) as atos
    from lote l where l.hot_id = ${hotId} and l.condicional_situacao is not null and l.lance_valor is not null order by l.id`.execute(
    banco.sistema,
  )
  const hotsite = await criarHotsites(banco, 'localhost').porId(hotId)
  if (hotsite === null) throw new Error(`no hotsite ${hotId}`)
  const servicos = {
    correio: criarCorreio({
      origemDaCasa: () => Promise.resolve('http://casa.localhost'),
      segredo: Buffer.alloc(32),
    }),
    banco,
  } as unknown as Servicos
  const m = { hotsite, sessao: null, ip: '', reqId: 'simulacao', servicos } as unknown as QuemMexe
  const lista: CondicionalDaHistoria[] = []
  for (const { id, uid, ...c } of r.rows) {
    await banco.doHotsite(hotId, (tx) => criarVendaDoLote(m, tx, id))
    const v = await sql<{ valor: number }>`select valor from venda_item where lel_id = ${id}`.execute(
      banco.sistema,
    )
    lista.push({ lelUid: uid, ...c, preco: v.rows[0]?.valor ?? null })
  }
  return lista
}

const ATOS_DE_CONDICIONAL = [
  ...Object.keys(EVENTO_DO_LOTE),
  ...Object.values(EVENTO_DO_LOTE).filter((e) => e !== null),
]

export async function lerQuedas(banco: BancoDeDados): Promise<Historia['quedas']> {
  const r = await sql<{ inicio: Date; fim: Date; lotes: { lelUid: string; de: number; para: number }[] }>`
    select inicio, fim, lotes from queda order by id`.execute(banco.sistema)
  return r.rows.map((q) => ({ inicio: q.inicio.getTime(), fim: q.fim.getTime(), lotes: q.lotes }))
}
