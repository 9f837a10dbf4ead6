// The state of lots as rooms, cards and calls show it, read from the tables. One query for any number of lots.
//
// `valor_comitente` is used here for one boolean (reserve met, where the hotsite shows it) and never selected. A
// ceiling's value is never selected either: only whether there is one.
// `restrito` and whole nicknames never go to the public.
import { hash as resumir } from 'node:crypto'
import type { EstadoDoLote, EstadoRestrito } from '@martelo/contracts/lances/lances.events.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { dizerPraca } from '@martelo/domain/judicial/dizer-praca.ts'
import type { Praca } from '@martelo/domain/judicial/pracas.ts'
import { incrementoSobre, valorAceito } from '@martelo/domain/lances/valor-aceito.ts'
import { ESCADA_PADRAO, ESCADA_SUCATA } from '@martelo/domain/lotes/incrementos.ts'
import { emPregao, SITUACOES, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '../../../core/database/schema.gen.ts'
import { iso } from '../../../core/http/iso.ts'

/** One lot as the room needs it. Internal ids stay on the server. */
export interface LoteDaSala {
  readonly lelId: number
  readonly hotId: number
  readonly leiId: number
  readonly leiUid: string
  readonly lanceSeq: number
  readonly salaVersao: number
  readonly salaSeq: number
  readonly liderCliUid: string | null
  /** whole: for `daEquipe` only */
  readonly liderApelido: string | null
  readonly estado: EstadoDoLote
  readonly restrito: EstadoRestrito
}

/** What staff and auctioneer see of a lot besides its public state. */
export const daEquipe = (l: LoteDaSala): EstadoRestrito => ({ ...l.restrito, liderApelido: l.liderApelido })

const SELOS_LEMBRADOS = 20_000
const selos = new Map<string, string>()

/** A client's pseudonym on one lot: the same everywhere on this lot, another one on the next. */
export function seloDe(lelUid: string, pessoaUid: string): string {
  const chave = `${lelUid}:${pessoaUid}`
  const ja = selos.get(chave)
  if (ja !== undefined) return ja
  const selo = resumir('sha256', chave, 'base64url').slice(0, 12)
  if (selos.size >= SELOS_LEMBRADOS) selos.clear()
  selos.set(chave, selo)
  return selo
}

/** Nicknames leave the server masked: the specification keeps four characters. */
export const apelidoPublico = (apelido: string): string => mascararCampo('apelido', apelido)

export const ehSucata = (categoria: string): boolean => /^sucata/i.test(categoria)

interface Linha {
  id: number
  uid: string
  hotId: number
  leiId: number
  leiUid: string
  numero: string
  nome: string
  versao: number
  salaVersao: number
  salaSeq: number
  situacao: SituacaoLote
  tipoNegociacao: EstadoDoLote['tipoNegociacao']
  somenteBuyNowProposta: boolean
  minimo: number
  incremento: number
  compreJa: number | null
  inibirVenda: boolean
  lanceSeq: number
  lanceValor: number | null
  valorVendido: number | null
  lanceAt: Date | null
  lanceQuantidade: number
  lanceApeId: number | null
  dataInicio: Date | null
  dataFim: Date | null
  relogioFim: Date | null
  relogioRestanteMs: number | null
  qtdManuais: number
  qtdAutomaticos: number
  qtdConfiguracoes: number
  qtdLeiloeiro: number
  temTeto: boolean
  categoria: string
  incrementoPorValor: boolean
  encerraPorTempo: boolean
  pausado: boolean
  lanceAutomatico: boolean
  propostas: boolean
  reservaAtingida: boolean | null
  cliUid: string | null
  cliApelido: string | null
  cliCidade: string | null
  apeUid: string | null
  apeApelido: string | null
  apeCidade: string | null
  juizo: {
    readonly praca: Praca
    readonly avaliacao: number
    readonly segundaPorcentagem: number
    readonly segundaInicio: string
    readonly haSegunda: boolean
  } | null
}

/** SQL of "ends by itself at data_fim": an online auction's lot that is not ended by hand. `l` is lote, `a` leilao. */
export const ENCERRA_POR_TEMPO = `(a.modalidade = 'ONLINE' and not l.finalizacao_manual and l.data_fim is not null)`

const LOTES = `select l.id, l.uid, l.hot_id, l.lei_id, a.uid as lei_uid, l.numero, l.nome, l.versao_publica as versao,
      coalesce(s.versao, 0) as sala_versao, coalesce(s.seq, 0) as sala_seq, l.situacao,
      l.tipo_negociacao, l.somente_buy_now_proposta, l.minimo, l.incremento, l.compre_ja, v.inibir_venda,
      l.lance_seq, l.lance_valor, l.valor_vendido, l.lance_at, l.lance_quantidade, l.lance_ape_id,
      l.data_inicio, l.data_fim, l.relogio_fim, l.relogio_restante_ms,
      l.qtd_manuais, l.qtd_automaticos, l.qtd_configuracoes, l.qtd_leiloeiro, l.teto_valor is not null as tem_teto,
      t.categoria, a.incremento_por_valor, ${ENCERRA_POR_TEMPO} as encerra_por_tempo,
      (a.pausado_at is not null or l.relogio_restante_ms is not null) as pausado,
      h.lance_automatico, h.propostas,
      case when h.mostrar_reserva_atingida then coalesce(l.lance_valor >= l.valor_comitente, false) end as reserva_atingida,
      c.uid as cli_uid, c.apelido as cli_apelido, e.cidade || '/' || e.estado_sigla as cli_cidade,
      p.uid as ape_uid, p.apelido as ape_apelido, p.cidade || coalesce('/' || p.estado, '') as ape_cidade,
      (select jsonb_build_object('praca', q.praca, 'avaliacao', q.avaliacao, 'segundaPorcentagem', j.segunda_porcentagem,
          'segundaInicio', j.segunda_inicio, 'haSegunda', j.segunda_fim > now() and a.situacao not in ('EXECUTADO', 'CANCELADO'))
        from leilao_judicial j join lote_judicial q on q.lel_id = l.id where j.lei_id = a.id) as juizo
    from lote l join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id join tipo_lote t on t.id = l.tipo_id join veiculo v on v.id = l.vei_id
      left join sala_lote s on s.lel_id = l.id
      left join cliente c on c.id = l.lance_cli_id and l.lance_ape_id is null
      left join endereco e on e.cli_id = c.id
      left join apelido_leiloeiro p on p.id = l.lance_ape_id
    where l.id = any($1::int[])
    order by l.posicao_leilao, l.id`

/** Lots by id, of any hotsite: the caller has decided who may ask. Missing ids are left out. */
export async function lerLotesDaSala(banco: Kysely<DB>, lelIds: readonly number[]): Promise<LoteDaSala[]> {
  if (lelIds.length === 0) return []
  const r = await banco.executeQuery<Linha>(CompiledQuery.raw(LOTES, [[...lelIds]]))
  return r.rows.map(montar)
}

/** The same for the publisher, tens of times per second: planned once per connection. */
export async function lerLotesParaContar(pool: Pool, lelIds: readonly number[]): Promise<LoteDaSala[]> {
  const r = await pool.query<Record<string, unknown>>({
    name: 'sala-lotes',
    text: LOTES,
    values: [lelIds],
  })
  return r.rows.map((l) => montar(emCamelo(l)))
}

const nomes = new Map<string, string>()
function emCamelo(l: Record<string, unknown>): Linha {
  const r: Record<string, unknown> = {}
  for (const [k, v] of Object.entries(l)) {
    let nome = nomes.get(k)
    if (nome === undefined) {
      nome = k.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())
      nomes.set(k, nome)
    }
    r[nome] = v
  }
  return r as unknown as Linha
}

function montar(l: Linha): LoteDaSala {
  return {
    lelId: l.id,
    hotId: l.hotId,
    leiId: l.leiId,
    leiUid: l.leiUid,
    lanceSeq: l.lanceSeq,
    salaVersao: l.salaVersao,
    salaSeq: l.salaSeq,
    liderCliUid: l.cliUid,
    liderApelido: l.cliApelido ?? l.apeApelido,
    estado: montarEstado(l),
    restrito: {
      lanceAtualLeiloeiro: l.lanceApeId !== null,
      quantidadeLances: {
        manuais: l.qtdManuais,
        automaticos: l.qtdAutomaticos,
        configuracoesAutomaticas: l.qtdConfiguracoes,
        leiloeiro: l.qtdLeiloeiro,
      },
      automaticosAtivos: l.temTeto ? 1 : 0,
    },
  }
}

function montarEstado(l: Linha): EstadoDoLote {
  const sucata = ehSucata(l.categoria)
  const escada = l.incrementoPorValor ? (sucata ? 'sucata' : 'padrao') : null
  const faixas = escada === null ? null : sucata ? ESCADA_SUCATA : ESCADA_PADRAO
  const valores = {
    valor: l.lanceValor,
    regras: { minimo: l.minimo, incremento: l.incremento, escada: faixas },
  }
  const lider = l.cliUid ?? l.apeUid
  const apelido = l.cliApelido ?? l.apeApelido
  const noPregao = emPregao(l.situacao)
  const recebe = SITUACOES[l.situacao].recebe
  const somenteOferta = l.somenteBuyNowProposta || l.tipoNegociacao !== 'DISPUTA'
  return {
    lelUid: l.uid,
    numero: l.numero,
    nome: l.nome,
    versao: l.versao,
    situacao: l.situacao,
    tipoNegociacao: l.tipoNegociacao === 'DISPUTA' && l.somenteBuyNowProposta ? 'PROPOSTA' : l.tipoNegociacao,
    valor: l.lanceValor,
    ...(l.valorVendido === null || l.valorVendido === l.lanceValor ? {} : { valorVendido: l.valorVendido }),
    minimo: l.minimo,
    incremento: incrementoSobre(valores.regras, l.lanceValor ?? l.minimo),
    escada,
    proximo: valorAceito(valores),
    apelido: apelido === null ? null : apelidoPublico(apelido),
    cidade: l.cliCidade ?? l.apeCidade,
    selo: lider === null ? null : seloDe(l.uid, lider),
    data: iso(l.lanceAt),
    quantidade: l.lanceQuantidade,
    dataInicio: iso(l.dataInicio),
    dataFim: iso(l.dataFim),
    encerraPorTempo: l.encerraPorTempo && !noPregao,
    relogio: {
      fim: noPregao ? iso(l.relogioFim) : null,
      restanteMs: noPregao ? l.relogioRestanteMs : null,
      pausado: noPregao && l.pausado,
    },
    compreJa: l.compreJa !== null && (l.lanceValor ?? 0) < l.compreJa ? l.compreJa : null,
    ...(l.inibirVenda && l.compreJa !== null ? { compraIndisponivel: true as const } : {}),
    automatico: l.lanceAutomatico && !somenteOferta && recebe.includes('Configuração Automática'),
    proposta: l.propostas && l.tipoNegociacao !== 'COMPRE_JA' && recebe.includes('Proposta'),
    reservaAtingida: l.reservaAtingida,
    ...pracaDe(l),
  }
}

/** Nothing for a lot of no court: its frames stay as short as they were. */
function pracaDe(l: Linha): Pick<EstadoDoLote, 'praca'> {
  if (l.juizo === null) return {}
  const dita = dizerPraca({
    ...l.juizo,
    situacao: l.situacao,
    temLance: l.lanceValor !== null,
    segundaInicio: Date.parse(l.juizo.segundaInicio),
  })
  return { praca: { ...dita, comeca: dita.comeca === null ? null : new Date(dita.comeca).toISOString() } }
}
