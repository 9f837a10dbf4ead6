// What the database knows about a lot when a change of its state is asked for, read under the lot's lock.
//
// Facts that only the caller can prove (documents of a client, an answer, a payment) are not here: he adds them. A fact
// that is not given stays missing, and the guards refuse what is missing.
import type { Fatos } from '@martelo/domain/lotes/guardas.ts'
import { emPregao, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { DO_MARTELO } from '@martelo/domain/lotes/states.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { posicoesDoTipo } from '@martelo/domain/veiculos/modelo-de-fotos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../core/database/database.ts'
import { ENCERRA_POR_TEMPO } from '../../salas/port.ts'

export interface LoteTravado {
  readonly lelId: number
  readonly uid: string
  readonly hotId: number
  readonly leiId: number
  readonly leiUid: string
  readonly situacao: SituacaoLote
  readonly versao: number
  readonly lanceSeq: number
  readonly lanceCliId: number | null
  readonly lanceApeId: number | null
  /** the number of the lot whose set this one follows; null when it stands for itself */
  readonly conjuntoDe: string | null
  readonly diasRespostaCondicional: number
  readonly ufDoLeilao: string
  /** its end was noted a moment ago, and its result is about to be written */
  readonly fimMarcado: boolean
  /** the database's clock, epoch ms */
  readonly agora: number
  readonly fatos: Fatos
}

interface Linha {
  id: number
  uid: string
  hotId: number
  leiId: number
  leiUid: string
  situacao: SituacaoLote
  situacaoAnterior: SituacaoLote | null
  situacaoLeilao: SituacaoLeilao
  versao: number
  agora: Date
  fotos: number
  exigeFotosAprovadas: boolean
  fotosPorAprovar: number
  veiTipoId: number
  posicoesSemFoto: string[]
  minimo: number
  incremento: number
  valorComitente: number | null
  compreJa: number | null
  inibirVenda: boolean
  condicional: boolean
  encerradoAt: Date | null
  lanceSeq: number
  lanceValor: number | null
  lanceCliId: number | null
  lanceApeId: number | null
  lanceEmDefesa: boolean
  liderDivergente: boolean | null
  modoProposta: boolean
  encerraPorTempo: boolean
  dataFim: Date | null
  chamadaAt: Date | null
  situacaoAt: Date
  permiteRepasse: boolean
  condicionalPrazo: Date | null
  outroNoPlacar: boolean
  outroAoVivo: boolean
  vendaDesistida: boolean
  conjuntoDe: string | null
  diasRespostaCondicional: number
  fimMarcado: boolean
  uf: string
}

/** Locks one lot of this hotsite and reads its facts; null when there is none. Lock several in the order of their ids. */
export async function travarLote(tx: Tx, hotId: number, lelId: number): Promise<LoteTravado | null> {
  // The lock first, alone: the query after it then sees what the one before us committed.
  const travado =
    await sql`select 1 from lote where id = ${lelId} and hot_id = ${hotId} for no key update`.execute(tx)
  if (travado.rows.length === 0) return null
  return (await lerTravados(tx, [lelId]))[0] ?? null
}

/** The facts of lots that this transaction has locked. */
export async function lerTravados(tx: Tx, lelIds: readonly number[]): Promise<LoteTravado[]> {
  const r = await sql<Linha>`
    select l.id, l.uid, l.hot_id, l.lei_id, a.uid as lei_uid, l.situacao, l.situacao_anterior, a.situacao as situacao_leilao, l.versao,
      clock_timestamp() as agora,
      (select count(*)::int from veiculo_foto f where f.vei_id = l.vei_id and f.tipo = 'foto') as fotos,
      h.exige_fotos_aprovadas,
      (select count(*)::int from veiculo_foto f where f.vei_id = l.vei_id and f.tipo = 'foto' and f.aprovada_at is null) as fotos_por_aprovar,
      v.tipo_id as vei_tipo_id, array(select m.tipo || ':' || m.nome from modelo_fotos m where m.hot_id = l.hot_id and m.ativo and m.obrigatoria
        and not exists (select from veiculo_foto f where f.vei_id = l.vei_id and f.tipo = 'foto' and f.mfo_id = m.id and f.aprovada_at is not null)
        order by m.ordem, m.id) as posicoes_sem_foto,
      l.minimo, l.incremento, l.valor_comitente, l.compre_ja, v.inibir_venda,
      (l.condicional or a.condicional) as condicional, a.encerrado_at,
      l.lance_seq, l.lance_valor, l.lance_cli_id, l.lance_ape_id, l.lance_em_defesa,
      (c.documento_situacao = 'Divergente' or exists (select from validacao y where y.lel_id = l.id and y.cli_id = c.id and y.resultado = 'Divergente')) as lider_divergente,
      (l.tipo_negociacao = 'PROPOSTA' or l.somente_buy_now_proposta or (h.propostas and l.tipo_negociacao <> 'COMPRE_JA')) as modo_proposta,
      ${sql.raw(ENCERRA_POR_TEMPO)} as encerra_por_tempo,
      l.data_fim, l.chamada_at, l.situacao_at, a.permite_repasse, l.condicional_prazo,
      exists (select from lote o where o.lei_id = l.lei_id and o.id <> l.id and o.situacao = 'PLACAR') as outro_no_placar,
      exists (select from lote o where o.lei_id = l.lei_id and o.id <> l.id and o.situacao in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')) as outro_ao_vivo,
      not exists (select from venda_item i join venda s on s.id = i.vnd_id
        where i.lel_id = l.id and i.ativo and s.situacao not in ('Cancelada', 'Cliente Desistiu')) as venda_desistida,
      (select p.numero from lote p where p.id = l.conjunto_principal_id) as conjunto_de,
      (l.situacao = 'LIBERADO_LEILAO' and coalesce(l.encerrado_at > clock_timestamp() - interval '1 minute', false)) as fim_marcado,
      h.dias_resposta_condicional, r.uf
    from lote l join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id join veiculo v on v.id = l.vei_id
      join local_realizacao r on r.id = a.lrl_id
      left join cliente c on c.id = l.lance_cli_id
    where l.id = any(${[...lelIds]}::int[]) order by l.id`.execute(tx)
  return r.rows.map(montar)
}

function montar(l: Linha): LoteTravado {
  return {
    lelId: l.id,
    uid: l.uid,
    hotId: l.hotId,
    leiId: l.leiId,
    leiUid: l.leiUid,
    situacao: l.situacao,
    versao: l.versao,
    lanceSeq: l.lanceSeq,
    lanceCliId: l.lanceCliId,
    lanceApeId: l.lanceApeId,
    conjuntoDe: l.conjuntoDe,
    diasRespostaCondicional: l.diasRespostaCondicional,
    ufDoLeilao: l.uf,
    fimMarcado: l.fimMarcado,
    agora: l.agora.getTime(),
    fatos: {
      agora: l.agora.getTime(),
      fotos: l.fotos,
      exigeFotosAprovadas: l.exigeFotosAprovadas,
      fotosPorAprovar: l.fotosPorAprovar,
      posicoesSemFoto: posicoesDoTipo(l.veiTipoId, l.posicoesSemFoto),
      minimo: l.minimo,
      incremento: l.incremento,
      inibirVenda: l.inibirVenda,
      situacaoLeilao: l.situacaoLeilao,
      leilaoEncerradoEm: l.encerradoAt?.getTime() ?? null,
      pendenciaDoPregao:
        l.situacaoAnterior !== null &&
        (emPregao(l.situacaoAnterior) || DO_MARTELO.includes(l.situacaoAnterior)),
      outroNoPlacar: l.outroNoPlacar,
      outroAoVivo: l.outroAoVivo,
      sequencial: true,
      lance: l.lanceValor,
      // Without a reserve every bid reaches it.
      valorComitente: l.valorComitente ?? 0,
      condicional: l.condicional,
      validacaoDivergente: l.liderDivergente ?? false,
      // A nickname that has been identified has its client beside it.
      liderApelido: l.lanceApeId !== null && l.lanceCliId === null,
      emDefesa: l.lanceEmDefesa,
      compreJa: l.compreJa,
      modoProposta: l.modoProposta,
      encerraPorTempo: l.encerraPorTempo,
      dataFim: l.dataFim?.getTime() ?? null,
      ...(l.chamadaAt === null ? {} : { chamadaEm: l.chamadaAt.getTime() }),
      repassePermitido: l.permiteRepasse,
      vendaDesistida: l.vendaDesistida,
      ...(l.condicionalPrazo === null ? {} : { prazo: l.condicionalPrazo.getTime() }),
    },
  }
}
