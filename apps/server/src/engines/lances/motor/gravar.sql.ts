// The one statement that makes decisions true (docs/decisions/031-one-statement-for-many-lots.md): it locks the lots
// whose version still matches, in the order of their ids, skipping locked ones, and writes lot, rows, ceilings and
// answers.
// Refuses lots that moved meanwhile (or whose auction, hotsite or clients did), lots whose end has passed, decisions
// made by a clock that is off, and keys that were answered before. Steps that look superfluous are not: see the page.
import { emPregao } from '@martelo/domain/lotes/situacoes.ts'
import { QUEDA_TOLERADA_MS } from '@martelo/domain/pregao/relogio.ts'
import { Comando } from './comando.ts'
import type { LinhaDeAutomatico, LinhaDeLance, LoteDecidido } from './decidir.ts'
import type { Ligacao } from './estado.sql.ts'
import type { Decisao, PedidoDoMotor } from './pedidos.ts'
import { centavos, chave, hash, instante, json, logico, numero, texto, type Vetor } from './vetores.ts'

/** A decision whose clock was further from the database's than this is made again. */
export const TOLERANCIA_MS = 2000

/** A lot's decisions and the versions of the clients they rest on. */
export interface ParaGravar {
  readonly decidido: LoteDecidido
  readonly clientes: readonly { readonly cliId: number; readonly versao: number }[]
}

type Decidido = LoteDecidido['decisoes'][number]

interface DoLote<T> {
  readonly lelId: number
  readonly x: T
}
type DaLinha = DoLote<LinhaDeLance> & { readonly resposta: string | null }

/** What is written, table by table. */
interface Dados {
  readonly lotes: readonly LoteDecidido[]
  readonly clientes: readonly (DoLote<ParaGravar['clientes'][number]> & { readonly hotId: number })[]
  readonly linhas: readonly DaLinha[]
  readonly automaticos: readonly DoLote<LinhaDeAutomatico>[]
  readonly chaves: readonly DoLote<Decidido>[]
  /** answers that no row of the log keeps */
  readonly pedidos: readonly DoLote<Decidido>[]
}

const lelDe = (d: { readonly lelId: number }): number => d.lelId
const LOTES: readonly Vetor<LoteDecidido>[] = [
  numero('id', (d) => d.antes.lelId),
  centavos('versao', (d) => d.antes.versao),
  numero('leilao', (d) => d.antes.regrasLeilao),
  numero('hotsite', (d) => d.antes.regrasHotsite),
  logico('muda', (d) => d.mudou),
  hash('hash_antes', (d) => d.antes.hash),
  instante('instante', (d) => d.instante),
  instante('relogio', (d) => d.agora),
]

const LOTES_DEPOIS: readonly Vetor<LoteDecidido>[] = [
  texto('situacao', (d) => d.depois.estado.situacao),
  instante('fim_por_tempo', (d) => (d.antes.estado.regras.encerraPorTempo ? d.antes.estado.dataFim : null)),
  instante('fim', (d) => d.depois.estado.dataFim),
  logico('no_pregao', (d) => emPregao(d.depois.estado.situacao)),
  numero('seq', (d) => d.depois.estado.seq),
  centavos('valor', (d) => d.depois.estado.valor),
  numero('cli', (d) => (d.depois.estado.lider?.tipo === 'cliente' ? d.depois.liderId : null)),
  numero('ape', (d) => (d.depois.estado.lider?.tipo === 'apelido' ? d.depois.liderId : null)),
  texto('tipo', (d) => d.depois.tipoDoUltimo),
  instante('lance_at', (d) => d.depois.lanceEm),
  numero('quantidade', (d) => d.depois.contagem.total),
  logico('em_defesa', (d) => d.depois.estado.lider?.tipo === 'apelido' && d.depois.estado.lider.emDefesa),
  numero('teto_cli', (d) => d.depois.tetoId),
  centavos('teto_valor', (d) => d.depois.estado.teto?.valor ?? null),
  numero('teto_seq', (d) => d.depois.tetoSeq),
  hash('hash', (d) => d.depois.hash),
  numero('manuais', (d) => d.depois.contagem.manuais),
  numero('automaticos', (d) => d.depois.contagem.automaticos),
  numero('configuracoes', (d) => d.depois.contagem.configuracoes),
  numero('leiloeiro', (d) => d.depois.contagem.leiloeiro),
  logico('preco', (d) => d.linhas.some((x) => x.situacao === 'vencendo')),
  logico('publico', (d) => d.publico),
]

const CLIENTES: readonly Vetor<Dados['clientes'][number]>[] = [
  numero('lel', lelDe),
  numero('cli', (c) => c.x.cliId),
  numero('hot', (c) => c.hotId),
  numero('versao', (c) => c.x.versao),
]

const LINHAS: readonly Vetor<DaLinha>[] = [
  numero('lel', lelDe),
  numero('seq', (l) => l.x.seq),
  numero('cli', (l) => l.x.cliId),
  texto('situacao', (l) => l.x.situacao),
  centavos('valor', (l) => l.x.valor),
  hash('hash', (l) => l.x.recibo),
  chave('chave', (l) => l.x.chave),
  numero('usu', (l) => l.x.usuId),
  texto('ip', (l) => l.x.ip),
  texto('resposta', (l) => l.resposta),
]

/** What all rows have in common where clients themselves bid by hand and nothing else happens (`ehComum`). */
const LINHAS_ESPECIAIS: readonly Vetor<DaLinha>[] = [
  numero('ape', (l) => l.x.apeId),
  texto('tipo', (l) => l.x.tipo),
  centavos('teto', (l) => l.x.teto),
  texto('motivo', (l) => l.x.motivo),
  logico('defesa', (l) => l.x.emDefesa),
  instante('reserva', (l) => l.x.reservaAte),
  numero('por', (l) => l.x.porUsuId),
]
const COMUM = `null, 'Manual', null, 'pedido', false, null, null`
const ehComum = ({ x }: DaLinha): boolean =>
  x.apeId === null &&
  x.tipo === 'Manual' &&
  x.teto === null &&
  x.motivo === 'pedido' &&
  !x.emDefesa &&
  x.reservaAte === null &&
  x.porUsuId === null

const AUTOMATICOS: readonly Vetor<Dados['automaticos'][number]>[] = [
  numero('lel', lelDe),
  numero('cli', (a) => a.x.cliId),
  centavos('teto', (a) => a.x.teto),
  numero('seq', (a) => a.x.seq),
  logico('ativo', (a) => a.x.ativo),
  numero('enviados', (a) => a.x.enviados),
]

const CHAVES: readonly Vetor<Dados['chaves'][number]>[] = [
  numero('lel', lelDe),
  numero('usu', (p) => p.x.pedido.usuId),
  numero('cli', (p) => (p.x.pedido.tipo === 'Leiloeiro' ? null : p.x.pedido.cliId)),
  chave('chave', (p) => p.x.pedido.chave),
  logico('aceito', (p) => p.x.decisao.tipo === 'aceito'),
]

const PEDIDOS: readonly Vetor<Dados['pedidos'][number]>[] = [
  numero('lel', lelDe),
  numero('usu', (p) => p.x.pedido.usuId),
  chave('chave', (p) => p.x.pedido.chave),
  json('resposta', (p) => respostaGuardada(p.x.decisao)),
  numero('seq', (p) => (p.x.decisao.tipo === 'aceito' ? p.x.decisao.seq : null)),
]

/** What the decisions of one statement need besides the look at their lots. */
interface Partes {
  /** lots that change */
  readonly mudam: boolean
  /** … their state too */
  readonly situacao: boolean
  /** lots on which everything was refused without a trace */
  readonly ficam: boolean
  readonly automaticos: boolean
  /** rows that are no client's own bid by hand */
  readonly especiais: boolean
  /** answers that no row of the log keeps */
  readonly pedidos: boolean
}

const SO_LANCES: Partes = {
  mudam: true,
  situacao: false,
  ficam: false,
  automaticos: false,
  especiais: false,
  pedidos: false,
}
const FORMAS: readonly Partes[] = [
  SO_LANCES,
  { ...SO_LANCES, pedidos: true },
  { ...SO_LANCES, mudam: false, ficam: true, pedidos: true },
  { ...SO_LANCES, ficam: true, pedidos: true },
  { mudam: true, situacao: true, ficam: true, automaticos: true, especiais: true, pedidos: true },
]

/** Judged by a clock that is the database's. */
const NA_HORA = `abs(extract(epoch from clock_timestamp() - decididos.relogio)) * 1000 < ${TOLERANCIA_MS}`

/**
 * While the heartbeat is stale, no bidder is told that an open lot is over: it will be given the lost time back
 * (encerramento/queda.ts), after an outage as after a clock that was set forward.
 */
const ACABOU_MESMO = `(l.situacao <> 'LIBERADO_LEILAO' or l.encerrado_at is not null or l.data_fim is null or l.data_fim > clock_timestamp() or not exists
  (select from batimento where nome = 'lances' and quando < clock_timestamp() - interval '${QUEDA_TOLERADA_MS} ms'))`

/** The same lot as it was judged. */
const IGUAL = `l.versao = decididos.versao and l.hash_ultimo is not distinct from decididos.hash_antes and a.regras_versao = decididos.leilao and h.regras_versao = decididos.hotsite`

function passosQueMudam(c: Comando<Dados>, p: Partes): string[] {
  const nova = `versao = decididos.versao + 1, versao_publica = l.versao_publica + decididos.publico::int, updated_at = clock_timestamp(),${
    p.situacao
      ? `situacao = decididos.situacao,
      situacao_anterior = case when l.situacao <> decididos.situacao then l.situacao else l.situacao_anterior end,
      situacao_at = case when l.situacao <> decididos.situacao then clock_timestamp() else l.situacao_at end,
      chamada_at = case when l.situacao <> decididos.situacao then null else l.chamada_at end,`
      : ''
  }`
  const linhas = c.tabela('x', p.especiais ? [...LINHAS, ...LINHAS_ESPECIAIS] : LINHAS, (d) => d.linhas)
  const resto = p.especiais ? LINHAS_ESPECIAIS.map(([coluna]) => `x.${coluna}`).join(', ') : COMUM
  return [
    `mudados as (update lote l set ${nova}
      data_fim = case when not decididos.no_pregao and decididos.fim is not null then decididos.fim else l.data_fim end,
      relogio_fim = case when decididos.no_pregao then decididos.fim else l.relogio_fim end,
      lance_seq = decididos.seq, lance_valor = decididos.valor, lance_cli_id = decididos.cli, lance_ape_id = decididos.ape, lance_tipo = decididos.tipo, lance_at = decididos.lance_at,
      lance_quantidade = decididos.quantidade, lance_em_defesa = decididos.em_defesa, teto_cli_id = decididos.teto_cli, teto_valor = decididos.teto_valor, teto_seq = decididos.teto_seq,
      hash_ultimo = decididos.hash, qtd_manuais = decididos.manuais, qtd_automaticos = decididos.automaticos, qtd_configuracoes = decididos.configuracoes, qtd_leiloeiro = decididos.leiloeiro
    from decididos, presos where presos.id = l.id and decididos.id = l.id and l.versao = decididos.versao and l.id not in (select lel from impedidos) returning l.id, l.hot_id, decididos.instante, decididos.preco)`,
    `linhas_novas as (insert into lance (lel_id, seq, hot_id, data, cli_id, situacao, valor, hash, chave, usu_id, ip, resposta, ape_id, tipo, teto, motivo, em_defesa, reserva_ate, por_usu_id)
    select x.lel, x.seq, mudados.hot_id, mudados.instante, x.cli, x.situacao, x.valor, x.hash, x.chave, x.usu, x.ip, x.resposta, ${resto}
    from ${linhas} join mudados on mudados.id = x.lel)`,
    `superadas as (update lance set situacao = 'superado' where situacao = 'vencendo' and lel_id = any(array(select id from mudados where preco)))`,
  ]
}

function passosDosAutomaticos(c: Comando<Dados>): string[] {
  return [
    `tetos as materialized (select tetos.*, mudados.hot_id from ${c.tabela('tetos', AUTOMATICOS, (d) => d.automaticos)} join mudados on mudados.id = tetos.lel)`,
    `tetos_postos as (insert into lance_automatico as t (lel_id, cli_id, hot_id, teto, seq, ativo, enviados)
    select lel, cli, hot_id, teto, seq, ativo, enviados from tetos where teto is not null
    on conflict (lel_id, cli_id) do update set teto = excluded.teto, seq = excluded.seq, ativo = excluded.ativo, enviados = t.enviados + excluded.enviados, atualizado_at = clock_timestamp())`,
    `tetos_mudados as (update lance_automatico t set ativo = tetos.ativo, enviados = t.enviados + tetos.enviados, atualizado_at = clock_timestamp()
    from tetos where tetos.teto is null and t.lel_id = tetos.lel and t.cli_id = tetos.cli)`,
  ]
}

function montar(p: Partes): Comando<Dados> {
  const c = new Comando<Dados>()
  const lotes = c.tabela('decididos', p.mudam ? [...LOTES, ...LOTES_DEPOIS] : LOTES, (d) => d.lotes)
  const presos = [
    p.mudam ? 'select id from presos' : '',
    p.ficam ? 'select id from presos_sem_mudar' : '',
  ].filter(Boolean)
  const valem = [
    p.mudam ? 'select id, hot_id from mudados' : '',
    p.ficam ? 'select id, hot_id from mantidos' : '',
  ].filter(Boolean)
  const passos = [`decididos as (select * from ${lotes})`]
  if (p.mudam)
    passos.push(`presos as (select l.id from lote l join decididos on decididos.id = l.id join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id
    where decididos.muda and ${IGUAL}
      and (decididos.fim_por_tempo is null or decididos.fim_por_tempo > clock_timestamp())
      and ${NA_HORA}
    order by l.id for no key update of l skip locked)`)
  if (p.ficam)
    passos.push(
      `presos_sem_mudar as (select l.id from lote l join decididos on decididos.id = l.id where not decididos.muda and l.versao = decididos.versao and ${NA_HORA} and ${ACABOU_MESMO} order by l.id for share of l skip locked)`,
    )
  passos.push(
    `impedidos as materialized (select lel from lances_impedidos((select array_agg(id) from (${presos.join(' union all ')}) x),
      ${c.listas(CLIENTES, (d) => d.clientes)}, ${c.listas(CHAVES, (d) => d.chaves)}) as lel)`,
  )
  if (p.mudam) passos.push(...passosQueMudam(c, p))
  if (p.ficam)
    passos.push(`mantidos as (select l.id, l.hot_id from lote l join decididos on decididos.id = l.id join presos_sem_mudar on presos_sem_mudar.id = l.id join leilao a on a.id = l.lei_id join hotsite h on h.id = l.hot_id
    where l.id not in (select lel from impedidos) and ${IGUAL})`)
  if (p.automaticos) passos.push(...passosDosAutomaticos(c))
  if (p.pedidos)
    passos.push(`respostas as (insert into lance_pedido (lel_id, usu_id, chave, hot_id, resposta, aceito, seq)
    select z.lel, z.usu, z.chave, o.hot_id, z.resposta, z.seq is not null, z.seq
    from ${c.tabela('z', PEDIDOS, (d) => d.pedidos)} join (${valem.join(' union all ')}) o on o.id = z.lel)`)
  c.texto = `with ${passos.join(',\n  ')}
  ${valem.map((t) => t.replace('hot_id', 'clock_timestamp() as agora')).join(' union all ')}`
  return c
}

/** Exported for the record of their text. */
// Callers answer from what RETURNING says, never from what was meant to be written.
export const COMANDOS = FORMAS.map((p, i) => ({ partes: p, nome: `motor-gravar-${i}`, comando: montar(p) }))

function comandoPara(d: Dados): (typeof COMANDOS)[number] {
  const precisa: Partes = {
    mudam: d.lotes.some((l) => l.mudou),
    situacao: d.lotes.some((l) => l.depois.estado.situacao !== l.antes.estado.situacao),
    ficam: d.lotes.some((l) => !l.mudou),
    automaticos: d.automaticos.length > 0,
    especiais: !d.linhas.every(ehComum),
    pedidos: d.pedidos.length > 0,
  }
  const nomes = Object.keys(precisa) as (keyof Partes)[]
  const achado = COMANDOS.find(({ partes }) => nomes.every((n) => partes[n] || !precisa[n]))
  if (achado === undefined) throw new Error('no statement has all the steps of these decisions')
  return achado
}

/** Writes; answers the ids of the lots whose decisions now stand, and the database's clock (null: nothing stands). */
export async function gravar(
  db: Ligacao,
  lotes: readonly ParaGravar[],
): Promise<{ valem: Set<number>; agora: Date | null }> {
  const dados = porTabela(lotes)
  const { nome, comando } = comandoPara(dados)
  const r = await db.query<{ id: number; agora: Date }>({
    name: nome,
    text: comando.texto,
    values: comando.valores(dados),
  })
  return { valem: new Set(r.rows.map((l) => l.id)), agora: r.rows[0]?.agora ?? null }
}

function porTabela(lotes: readonly ParaGravar[]): Dados {
  const clientes: Dados['clientes'][number][] = []
  const linhas: DaLinha[] = []
  const automaticos: DoLote<LinhaDeAutomatico>[] = []
  const chaves: DoLote<Decidido>[] = []
  const pedidos: DoLote<Decidido>[] = []
  const respostas = new Map<PedidoDoMotor, string>()
  for (const { decidido, clientes: daVez } of lotes) {
    const { lelId, hotId } = decidido.antes
    for (const x of daVez) clientes.push({ lelId, hotId, x })
    for (const x of decidido.automaticos) automaticos.push({ lelId, x })
    for (const x of decidido.decisoes) {
      chaves.push({ lelId, x })
      // A client's accepted request is answered by its row of the log.
      if (x.decisao.tipo === 'aceito' && x.pedido.tipo !== 'Leiloeiro')
        respostas.set(x.pedido, respostaNoRegistro(x.decisao))
      else pedidos.push({ lelId, x })
    }
    for (const x of decidido.linhas)
      linhas.push({ lelId, x, resposta: x.pedido === null ? null : (respostas.get(x.pedido) ?? null) })
  }
  return { lotes: lotes.map((l) => l.decidido), clientes, linhas, automaticos, chaves, pedidos }
}

/** What `lerRespondidos` reads: a refusal whole, of an accepted request what its row of the log does not say. */
const respostaGuardada = (d: Decisao): string =>
  JSON.stringify(d.tipo === 'recusado' ? d : respostaNoRegistro(d))

function respostaNoRegistro(d: Extract<Decisao, { tipo: 'aceito' }>): string {
  const { situacao, valor, proximo, dataFim } = d.lote
  return `${d.situacao}|${situacao}|${valor ?? ''}|${proximo}|${dataFim ?? ''}`
}
