// Reading what a decision needs: lots with their rules, clients with their facts, requests already answered.
//
// Lots and facts are kept in memory between decisions. They may be stale: the statement that writes a decision checks
// the versions of the lot, of its auction, of its hotsite and of each client, and changes nothing when one moved.
import type { EstadoLote, Participante, RegrasDeLance } from '@martelo/domain/lances/estado-do-lote.ts'
import type { SituacaoDoLance } from '@martelo/domain/lances/julgar-lance.ts'
import type { Compromissos, Limites } from '@martelo/domain/lances/limite-disponivel.ts'
import type { FatosDoCliente } from '@martelo/domain/lances/pedido.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { ESCADA_PADRAO, ESCADA_SUCATA } from '@martelo/domain/lotes/incrementos.ts'
import { emPregao, SITUACOES, SITUACOES_DE_LOTE, type SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { TEMPOS_PADRAO } from '@martelo/domain/pregao/relogio.ts'
import type { TermoSemAceite } from '@martelo/domain/privacidade/aceite-exigido.ts'
import { TIPOS_QUE_SO_BLOQUEIAM } from '@martelo/domain/validacoes/states.ts'
import type { ClientBase, Pool } from 'pg'
import { ENCERRA_POR_TEMPO, ehSucata } from '../../salas/port.ts'
import type { Decisao, PedidoDoMotor } from './pedidos.ts'

export type Ligacao = Pick<Pool | ClientBase, 'query'>

export interface Contagem {
  readonly total: number
  readonly manuais: number
  readonly automaticos: number
  readonly configuracoes: number
  readonly leiloeiro: number
}

/** A lot as the engine keeps it. Never changed in place: a decision makes the next one. */
export interface LoteDoMotor {
  readonly lelId: number
  readonly hotId: number
  readonly leiId: number
  readonly leiUid: string
  readonly versao: number
  readonly regrasLeilao: number
  readonly regrasHotsite: number
  readonly cascata: boolean
  readonly posicao: number
  readonly estado: EstadoLote
  readonly contagem: Contagem
  /** of the last row, in hexadecimal */
  readonly hash: string | null
  readonly ultimoInstante: number
  /** internal ids of the leader and of the ceiling's owner */
  readonly liderId: number | null
  readonly tetoId: number | null
  readonly tetoSeq: number | null
  /** type and instant of the bid that stands */
  readonly tipoDoUltimo: string | null
  readonly lanceEm: number | null
}

interface LinhaDoLote {
  id: number
  uid: string
  hot_id: number
  hot_uid: string
  lei_id: number
  lei_uid: string
  versao: number
  regras_leilao: number
  regras_hotsite: number
  cascata: boolean
  posicao_leilao: number
  situacao: SituacaoLote
  situacao_leilao: SituacaoLeilao
  pausado_at: Date | null
  relogio_restante_ms: number | null
  minimo: number
  incremento: number
  incremento_por_valor: boolean
  categoria: string
  compre_ja: number | null
  maior_desconto: number
  tipo_negociacao: 'DISPUTA' | 'PROPOSTA' | 'COMPRE_JA'
  somente_buy_now_proposta: boolean
  inibir_venda: boolean
  lance_automatico: boolean
  propostas: boolean
  apelidos_leiloeiro: boolean
  confirmacao_email_exigida: boolean
  confirmacao_telefone_exigida: boolean
  exige_caucao: boolean
  grupos_cliente: number[]
  oferta_bloqueada: number | null
  encerra_por_tempo: boolean
  recebe_incremento_tempo: boolean
  corte: number
  acrescimo: number
  finalizacao_manual: boolean
  conducao: string
  data_fim: Date | null
  relogio_fim: Date | null
  lance_seq: number
  lance_valor: number | null
  lance_cli_id: number | null
  lance_ape_id: number | null
  lance_em_defesa: boolean
  lance_tipo: string | null
  lance_at: Date | null
  cli_uid: string | null
  cli_apelido: string | null
  ape_uid: string | null
  ape_apelido: string | null
  lider_usu_uid: string | null
  teto_cli_id: number | null
  teto_valor: number | null
  teto_seq: number | null
  teto_uid: string | null
  teto_apelido: string | null
  lance_quantidade: number
  qtd_manuais: number
  qtd_automaticos: number
  qtd_configuracoes: number
  qtd_leiloeiro: number
  hash_ultimo: Buffer | null
  ultimo_at: Date | null
  encerrado_at: Date | null
}

const LOTES = `select l.id, l.uid, l.hot_id, h.uid as hot_uid, l.lei_id, a.uid as lei_uid, l.versao,
    a.regras_versao as regras_leilao, h.regras_versao as regras_hotsite, a.cascata, l.posicao_leilao,
    l.situacao, a.situacao as situacao_leilao, a.pausado_at, l.relogio_restante_ms,
    l.minimo, l.incremento, a.incremento_por_valor, t.categoria, l.compre_ja, l.tipo_negociacao, l.somente_buy_now_proposta, v.inibir_venda,
    -- Below it no group's price goes: what bids begin at, and what the consignor takes. Downwards, so that a centavo is not rounded away.
    coalesce(floor(greatest(l.compre_ja - greatest(case when l.tipo_negociacao <> 'COMPRE_JA' then l.minimo end, l.valor_comitente, 0), 0)
      * 10000 / nullif(l.compre_ja, 0)) / 100.0, 0)::float8 as maior_desconto,
    h.lance_automatico, h.propostas, h.apelidos_leiloeiro, h.confirmacao_email_exigida, h.confirmacao_telefone_exigida,
    -- an auction that is over has sent the deposits back: its repasses go to who was enabled in time
    coalesce(a.tipo_habilitacao, h.tipo_habilitacao_leilao) = 'CAUCAO' and a.situacao not in ('EXECUTADO', 'CANCELADO') as exige_caucao,
    coalesce(l.validacoes_valor_oferta_bloqueada, h.validacoes_valor_oferta_bloqueada) as oferta_bloqueada,
    -- a lot's own groups come before its auction's; a rehearsal takes no client's offer, and no group has number 0
    case when a.teste then '{0}'::int[] when cardinality(l.grupos_cliente) > 0 then l.grupos_cliente else a.grupos_cliente end as grupos_cliente, ${ENCERRA_POR_TEMPO} as encerra_por_tempo, l.recebe_incremento_tempo,
    a.ponto_corte_para_incremento_pos_lances_segundos as corte, a.incremento_apos_lances_segundos as acrescimo,
    l.finalizacao_manual, a.conducao, l.data_fim, l.relogio_fim,
    l.lance_seq, l.lance_valor, l.lance_cli_id, l.lance_ape_id, l.lance_em_defesa, l.lance_tipo, l.lance_at,
    c.uid as cli_uid, c.apelido as cli_apelido, p.uid as ape_uid, p.apelido as ape_apelido, u.uid as lider_usu_uid,
    l.teto_cli_id, l.teto_valor, l.teto_seq, ct.uid as teto_uid, ct.apelido as teto_apelido,
    l.lance_quantidade, l.qtd_manuais, l.qtd_automaticos, l.qtd_configuracoes, l.qtd_leiloeiro, l.hash_ultimo, b.data as ultimo_at, l.encerrado_at
  from lote l join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id join tipo_lote t on t.id = l.tipo_id join veiculo v on v.id = l.vei_id
    left join cliente c on c.id = l.lance_cli_id and l.lance_ape_id is null
    left join apelido_leiloeiro p on p.id = l.lance_ape_id
    left join cliente ct on ct.id = l.teto_cli_id
    left join lance b on b.lel_id = l.id and b.seq = l.lance_seq
    left join lateral (select uid from usuario where id =
      (select usu_id from lance x where x.lel_id = l.id and x.ape_id = l.lance_ape_id order by seq desc limit 1)) u on l.lance_ape_id is not null
  where l.uid = any($1::uuid[])`

/** Lots by uid. Unknown ones are left out. */
export async function lerLotes(db: Ligacao, uids: readonly string[]): Promise<LoteDoMotor[]> {
  const r = await db.query<LinhaDoLote>({ name: 'motor-lotes', text: LOTES, values: [uids] })
  return r.rows.map(montarLote)
}

/**
 * Seconds that a lot stands on the block before its next call, renewed by a bid during a call; null: the auctioneer
 * alone decides. The room's clock and the judge ask here.
 */
export function cronometroDoLote(l: { finalizacaoManual: boolean; conducao: string }): number | null {
  return l.finalizacaoManual || l.conducao === 'leiloeiro' ? null : TEMPOS_PADRAO.cronometroSegundos
}

function montarLote(l: LinhaDoLote): LoteDoMotor {
  const noPregao = emPregao(l.situacao)
  const fim = noPregao ? l.relogio_fim : l.encerra_por_tempo ? l.data_fim : null
  return {
    lelId: l.id,
    hotId: l.hot_id,
    leiId: l.lei_id,
    leiUid: l.lei_uid,
    versao: l.versao,
    regrasLeilao: l.regras_leilao,
    regrasHotsite: l.regras_hotsite,
    cascata: l.cascata,
    posicao: l.posicao_leilao,
    estado: {
      lelUid: l.uid,
      hotUid: l.hot_uid,
      situacao: l.situacao,
      situacaoLeilao: l.situacao_leilao,
      leilaoSuspenso: l.pausado_at !== null && l.situacao_leilao !== 'AO_VIVO',
      pausado: noPregao && (l.pausado_at !== null || l.relogio_restante_ms !== null),
      regras: montarRegras(l, noPregao),
      seq: l.lance_seq,
      valor: l.lance_valor,
      lider: montarLider(l),
      teto:
        l.teto_uid === null || l.teto_valor === null
          ? null
          : {
              quem: { tipo: 'cliente', cliUid: l.teto_uid, apelido: l.teto_apelido ?? '' },
              valor: l.teto_valor,
            },
      dataFim: fim?.getTime() ?? null,
    },
    contagem: {
      total: l.lance_quantidade,
      manuais: l.qtd_manuais,
      automaticos: l.qtd_automaticos,
      configuracoes: l.qtd_configuracoes,
      leiloeiro: l.qtd_leiloeiro,
    },
    hash: l.hash_ultimo?.toString('hex') ?? null,
    // A lot whose end is noted takes no date before it: a clock that is set back opens nothing again.
    ultimoInstante: Math.max(l.ultimo_at?.getTime() ?? 0, l.encerrado_at?.getTime() ?? 0),
    liderId: l.lance_ape_id ?? l.lance_cli_id,
    tetoId: l.teto_cli_id,
    tetoSeq: l.teto_seq,
    tipoDoUltimo: l.lance_tipo,
    lanceEm: l.lance_at?.getTime() ?? null,
  }
}

function montarRegras(l: LinhaDoLote, noPregao: boolean): RegrasDeLance {
  const sucata = ehSucata(l.categoria)
  return {
    minimo: l.minimo,
    incremento: l.incremento,
    escada: l.incremento_por_valor ? (sucata ? ESCADA_SUCATA : ESCADA_PADRAO) : null,
    compreJa: l.compre_ja,
    maiorDescontoDeGrupo: l.maior_desconto,
    negociacao:
      l.tipo_negociacao === 'DISPUTA' && l.somente_buy_now_proposta ? 'PROPOSTA' : l.tipo_negociacao,
    vendaInibida: l.inibir_venda,
    automaticosAtivos: l.lance_automatico,
    propostasAtivas: l.propostas,
    apelidosAtivos: l.apelidos_leiloeiro,
    exigeEmailConfirmado: l.confirmacao_email_exigida,
    exigeTelefoneConfirmado: l.confirmacao_telefone_exigida,
    exigeCaucao: l.exige_caucao,
    gruposCliente: l.grupos_cliente,
    validacoesValorOfertaBloqueada: l.oferta_bloqueada,
    sucata,
    encerraPorTempo: l.encerra_por_tempo && !noPregao,
    recebeIncrementoTempo: l.recebe_incremento_tempo,
    pontoCorteParaIncrementoPosLancesSegundos: l.corte,
    incrementoAposLancesSegundos: l.acrescimo,
    cronometroSegundos: cronometroDoLote({
      finalizacaoManual: l.finalizacao_manual,
      conducao: l.conducao,
    }),
  }
}

function montarLider(l: LinhaDoLote): Participante | null {
  if (l.ape_uid !== null)
    return {
      tipo: 'apelido',
      apeUid: l.ape_uid,
      apelido: l.ape_apelido ?? '',
      usuUid: l.lider_usu_uid ?? '',
      emDefesa: l.lance_em_defesa,
    }
  return l.cli_uid === null ? null : { tipo: 'cliente', cliUid: l.cli_uid, apelido: l.cli_apelido ?? '' }
}

/** A client's facts for one auction, with the version that proves them. */
export interface FatosLidos {
  readonly fatos: FatosDoCliente
  readonly versao: number
  /** of his hotsite, when they were read: what the house asks of all its clients is among them */
  readonly regrasHotsite: number
  /** he has a limit: what he may still commit depends on other lots, so he is judged under his row's lock */
  readonly limitado: boolean
  readonly limites: Limites
}

interface LinhaDoCliente {
  cli_id: number
  lei_id: number
  uid: string
  apelido: string
  bloqueado: boolean
  aprovado: boolean
  email: boolean
  telefone: boolean
  habilitado: boolean
  habilitacao_pedida: boolean
  caucao_paga: boolean
  grupos: number[] | null
  desconto: number
  validados: string[] | null
  juridica: boolean
  credenciado_detran: boolean
  limite: number | null
  limite_no_leilao: number | null
  termos: TermoSemAceite[] | null
  fatos_versao: number
  regras_hotsite: number
}

const SO_BLOQUEIAM = TIPOS_QUE_SO_BLOQUEIAM.map((t) => `'${t}'`).join(', ')
const CLIENTES = `select k.cli_id, k.lei_id, c.uid, c.apelido, 
    -- who lost the role of a client bids as little as who is switched off (contracts/core/permissions.ts: ehPapelDeCliente)
    (c.situacao = 'Bloqueado' or not u.ativo or array_to_string(u.papeis, ' ') !~ '(Clientes|\\mCLIENTE\\M)') as bloqueado,
    c.documento_situacao = 'Aprovado' as aprovado, c.email_confirmado_at is not null as email, c.telefone_confirmado_at is not null as telefone,
    exists (select from habilitacao x where x.lei_id = k.lei_id and x.cli_id = c.id and x.situacao = 'APROVADA') as habilitado,
    exists (select from habilitacao x where x.lei_id = k.lei_id and x.cli_id = c.id and x.situacao in ('APROVADA', 'EM_ANALISE')) as habilitacao_pedida,
    q.uid is not null as caucao_paga,
    (select array_agg(g.gru_id) from cliente_grupo g join grupo_cliente gc on gc.id = g.gru_id and gc.situacao = 'Ativo' where g.cli_id = c.id) as grupos,
    coalesce((select max(gc.desconto_porcentagem) from cliente_grupo g join grupo_cliente gc on gc.id = g.gru_id and gc.situacao = 'Ativo' where g.cli_id = c.id), 0)::float8 as desconto,
    (select array_agg(uid) from (select z.uid from validacao y join lote z on z.id = y.lel_id where y.cli_id = c.id and z.lei_id = k.lei_id
      group by z.uid having every(y.resultado = 'Autorizado')
        and bool_or(y.aprovado_by is not null or y.tipo_validacao not in (${SO_BLOQUEIAM}))) y) as validados,
    c.cnpj is not null as juridica, c.credenciado_detran, c.limite_de_compra as limite,
    -- the tighter of what the house set and what the deposit pays for
    least((select x.limite_de_compra from habilitacao x where x.lei_id = k.lei_id and x.cli_id = c.id), q.limite) as limite_no_leilao, c.fatos_versao, h.regras_versao as regras_hotsite,
    (select json_agg(json_build_object('exigidoDesde', extract(epoch from t.exigido_desde) * 1000, 'ate', extract(epoch from t.ate) * 1000))
      from termos_sem_aceite(c.hot_id, c.id, c.aceite_termos_at) t) as termos
  from unnest($1::int[], $2::int[]) as k(cli_id, lei_id) join cliente c on c.id = k.cli_id join usuario u on u.id = c.usu_id join hotsite h on h.id = c.hot_id
    left join caucao q on q.lei_id = k.lei_id and q.cli_id = c.id and q.situacao = 'PAGA'`

export const chaveDosFatos = (cliId: number, leiId: number): string => `${cliId}:${leiId}`

export async function lerFatos(
  db: Ligacao,
  pares: readonly { readonly cliId: number; readonly leiId: number }[],
): Promise<Map<string, FatosLidos>> {
  const r = await db.query<LinhaDoCliente>({
    name: 'motor-clientes',
    text: CLIENTES,
    values: [pares.map((p) => p.cliId), pares.map((p) => p.leiId)],
  })
  return new Map(
    r.rows.map((c) => [
      chaveDosFatos(c.cli_id, c.lei_id),
      {
        versao: c.fatos_versao,
        regrasHotsite: c.regras_hotsite,
        limitado: c.limite !== null || c.limite_no_leilao !== null,
        limites: { cliente: c.limite, leilao: c.limite_no_leilao },
        fatos: {
          tipo: 'cliente',
          cliUid: c.uid,
          apelido: c.apelido,
          bloqueado: c.bloqueado,
          documentosAprovados: c.aprovado,
          emailConfirmado: c.email,
          telefoneConfirmado: c.telefone,
          termosSemAceite: c.termos ?? [],
          habilitado: c.habilitado,
          habilitacaoPedida: c.habilitacao_pedida,
          caucaoPaga: c.caucao_paga,
          grupos: c.grupos ?? [],
          descontoDoGrupo: c.desconto,
          lotesValidados: c.validados ?? [],
          pessoaJuridica: c.juridica,
          credenciadoDetran: c.credenciado_detran,
          limiteDeCompra: c.limite,
        },
      },
    ]),
  )
}

const COMPROMETIDAS = SITUACOES_DE_LOTE.filter((s) => !SITUACOES[s].final)

const COMPROMISSOS = `select k.cli_id, coalesce(sum(x.valor), 0)::bigint as todos,
    coalesce(sum(x.valor) filter (where x.lei_id = $4), 0)::bigint as no_leilao
  from unnest($1::int[]) as k(cli_id) left join lateral (select l.lei_id, greatest(
      case when l.lance_cli_id = k.cli_id and l.lance_ape_id is null then l.lance_valor else 0 end,
      case when l.teto_cli_id = k.cli_id then l.teto_valor else 0 end,
      coalesce((select b.valor from lance b where b.lel_id = l.id and b.cli_id = k.cli_id and b.tipo = 'Compre Já' and b.situacao = 'vencedor' limit 1), 0)) as valor
    from lote l where l.id in (select lel_id from lance where cli_id = k.cli_id) and l.id <> $2 and l.situacao = any($3::text[])) x on true
  group by k.cli_id`

/**
 * What clients have committed on other lots, everywhere and in one auction: where one leads, the higher of bid and
 * ceiling, as long as the lot is not settled. All in one query, since the lot waits meanwhile. Call it with the clients'
 * rows locked.
 */
export async function lerCompromissos(
  db: Ligacao,
  cliIds: readonly number[],
  { lelId, leiId }: { readonly lelId: number; readonly leiId: number },
): Promise<Map<number, Compromissos>> {
  if (cliIds.length === 0) return new Map()
  const r = await db.query<{ cli_id: number; todos: number; no_leilao: number }>({
    name: 'motor-compromissos',
    text: COMPROMISSOS,
    values: [cliIds, lelId, COMPROMETIDAS, leiId],
  })
  return new Map(r.rows.map((c) => [c.cli_id, { todos: c.todos, noLeilao: c.no_leilao }]))
}

interface LinhaRespondida {
  lel_id: number
  usu_id: number
  chave: string
  /** a refusal, or the text of an accepted request */
  resposta: Decisao | string | RespostaAntiga
  seq: number | null
  data: Date
  tipo: string
  valor: number
  teto: number | null
  hash: Buffer
}

/** What accepted requests were told, as it was kept until their answers went to the log. */
type RespostaAntiga = readonly [
  SituacaoDoLance,
  SituacaoLote,
  valor: number | null,
  proximo: number,
  dataFim: number | null,
]

const RESPONDIDOS = `select p.lel_id, p.usu_id, p.chave, p.resposta, b.seq, b.data, b.tipo, b.valor, b.teto, b.hash
  from unnest($1::int[], $2::int[], $3::int[], $4::uuid[]) as k(lel_id, usu_id, cli_id, chave)
    cross join lateral (
      (select p.lel_id, p.usu_id, p.chave, p.resposta, p.seq from lance_pedido p where p.lel_id = k.lel_id and p.usu_id = k.usu_id and p.chave = k.chave offset 0)
      union all
      (select b.lel_id, k.usu_id, b.chave, to_json(b.resposta), b.seq from lance b
        where b.cli_id = k.cli_id and b.lel_id = k.lel_id and b.chave = k.chave and b.resposta is not null offset 0)) p
    left join lance b on b.lel_id = p.lel_id and b.seq = p.seq`

export interface ChaveDePedido {
  readonly lelId: number
  readonly usuId: number
  /** null: the auctioneer's */
  readonly cliId: number | null
  readonly chave: string
}

export const chaveDe = (p: PedidoDoMotor, lelId: number): ChaveDePedido => ({
  lelId,
  usuId: p.usuId,
  cliId: p.tipo === 'Leiloeiro' ? null : p.cliId,
  chave: p.chave,
})

/** Answers given before, by lot, user and key. */
export async function lerRespondidos(
  db: Ligacao,
  chaves: readonly ChaveDePedido[],
): Promise<Map<string, Decisao>> {
  const r = await db.query<LinhaRespondida>({
    name: 'motor-respondidos',
    text: RESPONDIDOS,
    values: [
      chaves.map((c) => c.lelId),
      chaves.map((c) => c.usuId),
      chaves.map((c) => c.cliId),
      chaves.map((c) => c.chave),
    ],
  })
  return new Map(r.rows.map((p) => [`${p.lel_id}:${p.usu_id}:${p.chave}`, respostaDada(p)]))
}

function respostaDada(p: LinhaRespondida): Decisao {
  const { resposta } = p
  const dito =
    typeof resposta === 'string' ? lerResposta(resposta) : Array.isArray(resposta) ? resposta : null
  if (p.seq === null || dito === null) return resposta as Decisao
  const [situacao, situacaoDoLote, valor, proximo, dataFim] = dito as RespostaAntiga
  return {
    tipo: 'aceito',
    situacao,
    seq: p.seq,
    instante: p.data.getTime(),
    valor: p.tipo === 'Configuração Automática' ? p.teto : p.valor,
    recibo: p.hash.toString('hex'),
    lote: { situacao: situacaoDoLote, valor, proximo, dataFim },
  }
}

function lerResposta(texto: string): RespostaAntiga {
  const [situacao, lote, valor, proximo, fim] = texto.split('|')
  return [
    situacao as SituacaoDoLance,
    lote as SituacaoLote,
    valor ? Number(valor) : null,
    Number(proximo),
    fim ? Number(fim) : null,
  ]
}
