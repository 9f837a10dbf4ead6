// The state of a room, always read whole from the tables: any process says the same, after a crash too.
import type { EstadoDaSala } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { dizerEspera } from '@martelo/domain/judicial/dizer-praca.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../core/database/schema.gen.ts'
import { iso } from '../../core/http/iso.ts'

interface Linha {
  situacao: EstadoDaSala['situacao']
  conducao: EstadoDaSala['conducao']
  pausadoAt: Date | null
  pausaMotivo: string | null
  iniciadoAt: Date | null
  encerradoAt: Date | null
  ultimoFimAt: Date | null
  intervaloEntreLotesSegundos: number
  atualUid: string | null
  placarUid: string | null
  lotes: number
  abertos: number
  vendidos: number
  condicionais: number
  semLance: number
  pendentes: number
  totalVendido: number
  espera: {
    readonly lotes: number
    readonly segundaInicio: string
    readonly segundaPorcentagem: number
  } | null
}

export async function lerEstadoDaSala(banco: Kysely<DB>, leiId: number): Promise<EstadoDaSala> {
  const r = await sql<Linha>`
    select a.situacao, a.conducao, a.pausado_at, a.pausa_motivo, a.iniciado_at, a.encerrado_at, a.ultimo_fim_at,
      a.intervalo_entre_lotes_segundos, n.*,
      (select jsonb_build_object('lotes', count(*), 'segundaInicio', j.segunda_inicio, 'segundaPorcentagem', j.segunda_porcentagem)
        from leilao_judicial j join lote l on l.lei_id = j.lei_id join lote_judicial q on q.lel_id = l.id
        where j.lei_id = a.id and j.segunda_fim > now() and l.situacao = 'NAO_ARREMATADO' and l.lance_valor is null and q.praca = 1
        group by j.lei_id) as espera
    from leilao a cross join lateral (
      select (array_agg(l.uid) filter (where l.situacao in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')))[1] as atual_uid,
        (array_agg(l.uid) filter (where l.situacao = 'PLACAR'))[1] as placar_uid,
        count(*) filter (where l.situacao <> 'CADASTRADO')::int as lotes,
        count(*) filter (where l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE'))::int as abertos,
        count(*) filter (where l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'AG_CLIENTE', 'BUY_NOW'))::int as vendidos,
        count(*) filter (where l.situacao = 'CONDICIONAL')::int as condicionais,
        count(*) filter (where l.situacao in ('NAO_ARREMATADO', 'RECOMPRA', 'CONDICIONAL_NEGADA'))::int as sem_lance,
        count(*) filter (where l.situacao in ('PENDENTE', 'SUSPENSO'))::int as pendentes,
        coalesce(sum(coalesce(l.valor_vendido, l.lance_valor)) filter (where l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'AG_CLIENTE')), 0)::bigint as total_vendido
      from lote l where l.lei_id = a.id) n
    where a.id = ${leiId}`.execute(banco)
  const l = r.rows[0]
  if (l === undefined) throw new Error(`no auction ${leiId}`)
  const aoVivo = l.situacao === 'AO_VIVO'
  return {
    situacao: l.situacao,
    conducao: l.conducao,
    pausada: aoVivo && l.pausadoAt !== null,
    pausaMotivo: l.pausadoAt === null ? null : l.pausaMotivo,
    suspensa: !aoVivo && l.pausadoAt !== null,
    iniciadoAt: iso(l.iniciadoAt),
    encerradoAt: iso(l.encerradoAt),
    loteAtualUid: l.atualUid,
    loteNoPlacarUid: l.placarUid,
    ultimoFim: iso(l.ultimoFimAt),
    intervaloEntreLotesSegundos: l.intervaloEntreLotesSegundos,
    ...entrePracas(l),
    contagens: {
      lotes: l.lotes,
      abertos: l.abertos,
      vendidos: l.vendidos,
      condicionais: l.condicionais,
      semLance: l.semLance,
      pendentes: l.pendentes,
      totalVendido: l.totalVendido,
    },
  }
}

/** Only while nothing is open: a lot that takes bids is what the room looks at. */
function entrePracas(l: Linha): Pick<EstadoDaSala, 'entrePracas'> {
  const fim = l.situacao === 'EXECUTADO' || l.situacao === 'CANCELADO'
  if (l.espera === null || l.abertos > 0 || fim) return {}
  const comeca = Date.parse(l.espera.segundaInicio)
  return {
    entrePracas: {
      frase: dizerEspera({ ...l.espera, segundaInicio: comeca }),
      comeca: new Date(comeca).toISOString(),
    },
  }
}
