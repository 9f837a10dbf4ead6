/**
 * The lots of all sections of a page: searched side by side, read once. A section of highlights does not repeat what a
 * section above it shows already.
 */
import { SITUACOES_EM_OFERTA } from '../../engines/busca/port.ts'
import type { DadosCarregados } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import type { Filtro, Ordenacao } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { type Elemento, elemento, type Fonte } from '@martelo/domain/conteudo/elementos.ts'
import type { ConfigDaSessao, SessaoDaPagina } from '@martelo/domain/conteudo/paginas.ts'
import { precoPrimeiro } from '@martelo/domain/lotes/preco-primeiro.ts'
import { FORA_DO_FILTRO_PADRAO } from '@martelo/domain/lotes/tipos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { buscarIds, lerCartoes } from '../lotes/door.ts'
import { estatistica } from '../visitas/door.ts'
import { lotesDeSorteio } from './fontes.sql.ts'

type Sessao = SessaoDaPagina<Elemento>
interface Achados {
  readonly ids: readonly number[]
  /** lots in this order of uids, when the search does not know the order */
  readonly porUid?: readonly string[]
  readonly total: number
}

const USUAL = 8
/** Enough to fill a section after what stands above it is taken out. */
const FOLGA = 24

const PRAZO: Ordenacao[] = [{ campo: 'dataFim', direcao: 'asc' }]
const DISPUTA: Ordenacao[] = [
  { campo: 'prioridade', direcao: 'desc' },
  { campo: 'quantidadeLances', direcao: 'desc' },
  { campo: 'dataFim', direcao: 'asc' },
]
/** What the house put first stays first, in a shop too. */
const disputa = (ctx: Ctx): Ordenacao[] =>
  precoPrimeiro(ctx.hotsite.tipo, DISPUTA.slice(1), DISPUTA.slice(0, 1))
const prazo = (ctx: Ctx): Ordenacao[] => precoPrimeiro(ctx.hotsite.tipo, PRAZO)
const POR: Readonly<Record<NonNullable<ConfigDaSessao['ordem']>, (ctx: Ctx) => Ordenacao[]>> = {
  destaques: disputa,
  dataFim: prazo,
  disputa: () => [{ campo: 'quantidadeLances', direcao: 'desc' }],
}

const PALAVRAS = ['categoria', 'estado', 'cidade', 'promocao', 'leiUid'] as const

/** The saved filter of a section as the search understands it. */
export function filtrosDaConfig(c: ConfigDaSessao): Filtro[] {
  const filtros: Filtro[] = []
  if (c.marca) filtros.push({ tipo: 'marca', campo: 'marca', marcas: [{ marca: c.marca }] })
  for (const campo of PALAVRAS) {
    const valor = c[campo]
    if (valor) filtros.push({ tipo: 'exata', campo, valor })
  }
  // Specification 9: who did not ask for a kind of good does not get real estate and equipment.
  if (filtros.length === 0)
    filtros.push({ tipo: 'diferente', campo: 'categoria', valores: [...FORA_DO_FILTRO_PADRAO] })
  return filtros
}

/** The list has no filter that says what these show: a link from them would lead to other lots. */
const SEM_LISTA: ReadonlySet<Fonte> = new Set(['visitados', 'repasse', 'sorteio'])

/** The list of lots that shows all of them; undefined where the list cannot. */
export function verTodos(c: ConfigDaSessao, fonte: Fonte): string | undefined {
  if (SEM_LISTA.has(fonte)) return undefined
  const busca = new URLSearchParams()
  for (const nome of ['categoria', 'marca', 'estado', 'cidade', 'promocao'] as const) {
    const valor = c[nome]
    if (valor) busca.set(nome, valor)
  }
  if (c.leiUid) busca.set('leilao', c.leiUid)
  if (fonte === 'encerrando' || c.ordem === 'dataFim') busca.set('ordem', 'dataFim')
  if (fonte === 'disputados' || c.ordem === 'disputa') busca.set('ordem', '-lances')
  if (fonte === 'compreJa') busca.set('modo', 'COMPRE_JA')
  const q = busca.toString()
  return q === '' ? '/leilao' : `/leilao?${q}`
}

type Procurar = (ctx: Ctx, s: Sessao, size: number) => Promise<Achados>
const buscar =
  (
    filtros: (ctx: Ctx, c: ConfigDaSessao) => Filtro[],
    ordem: (ctx: Ctx, c: ConfigDaSessao) => Ordenacao[],
  ): Procurar =>
  (ctx, s, size) =>
    buscarIds(ctx, { size, requisicoesBusca: filtros(ctx, s.config), listaOrdenacao: ordem(ctx, s.config) })

/** Chosen highlights first; where none were chosen, the most contested lots take their place. */
const destacados: Procurar = async (ctx, s, size) => {
  const requisicoesBusca = filtrosDaConfig(s.config)
  const [escolhidos, outros] = await Promise.all([
    buscarIds(ctx, {
      size,
      requisicoesBusca: [...requisicoesBusca, { tipo: 'existe', campo: 'destaque', valor: true }],
      listaOrdenacao: disputa(ctx),
    }),
    buscarIds(ctx, { size, requisicoesBusca, listaOrdenacao: disputa(ctx) }),
  ])
  return { ids: [...new Set([...escolhidos.ids, ...outros.ids])], total: outros.total }
}

const maisContados =
  (qual: 'visitados' | 'lances'): Procurar =>
  async (ctx, _, size) => {
    const contados = (await ctx.ler((tx) => estatistica(tx, ctx.hotsite.id)))[qual].map((l) => l.lelUid)
    if (contados.length === 0) return { ids: [], total: 0 }
    // By its state, not by its clock: what was bought or withdrawn may have an end ahead, a "repasse" has none.
    const aberto: Filtro = { tipo: 'multipla', campo: 'situacao', valores: [...SITUACOES_EM_OFERTA] }
    const lista: Filtro = { tipo: 'lista', campo: 'lelUid', valores: contados }
    const { ids, total } = await buscarIds(ctx, {
      size: Math.max(size, contados.length),
      requisicoesBusca: [lista, aberto],
      listaOrdenacao: [],
    })
    return { ids, total, porUid: contados }
  }

const usual = buscar(
  (_, c) => filtrosDaConfig(c),
  (ctx, c) => POR[c.ordem ?? 'dataFim'](ctx),
)
const PROCURAS: Partial<Record<Fonte, Procurar>> = {
  lotes: (ctx, s, size) =>
    ((s.config.ordem ?? 'destaques') === 'destaques' ? destacados : usual)(ctx, s, size),
  encerrando: buscar(
    (ctx, c) => [...filtrosDaConfig(c), { tipo: 'range', campo: 'dataFim', de: ctx.agora }],
    prazo,
  ),
  visitados: maisContados('visitados'),
  disputados: maisContados('lances'),
  compreJa: buscar(
    () => [
      { tipo: 'existe', campo: 'compreJa', valor: true },
      { tipo: 'diferente', campo: 'tipoNegociacao', valores: ['DISPUTA'] },
    ],
    () => PRAZO,
  ),
  repasse: buscar(() => [{ tipo: 'exata', campo: 'situacao', valor: 'REPASSE' }], disputa),
  sorteio: async (ctx, _, size) => {
    const ids = await ctx.ler((tx) => lotesDeSorteio(tx, ctx.hotsite.id, size))
    return { ids, total: ids.length }
  },
}

/** The lots of each section that shows some, by the section's uid. */
export async function lotesDasSecoes(
  ctx: Ctx,
  sessoes: readonly Sessao[],
): Promise<ReadonlyMap<string, DadosCarregados>> {
  const pedidas = sessoes.flatMap((s) => {
    const { fonte } = elemento(s.elemento)
    const procurar = fonte === null ? undefined : PROCURAS[fonte]
    return fonte === null || procurar === undefined
      ? []
      : [{ s, fonte, procurar, quantos: s.config.quantidade ?? USUAL }]
  })
  if (pedidas.length === 0) return new Map()
  const achados = await Promise.all(
    pedidas.map(({ s, procurar, quantos }) => procurar(ctx, s, quantos + FOLGA)),
  )
  const todos = [...new Set(achados.flatMap((a) => a.ids))]
  const cartoes = await ctx.ler((tx) => lerCartoes(tx, ctx.hotsite, todos))
  const porId = new Map(cartoes.map((c) => [c.id, c]))
  const jaMostrados = new Set<number>()
  const saida = new Map<string, DadosCarregados>()
  for (const [i, { s, fonte, quantos }] of pedidas.entries()) {
    const { ids, total, porUid } = achados[i] as Achados
    const naoRepetir = fonte === 'lotes' && (s.config.ordem ?? 'destaques') === 'destaques'
    const candidatos = ids.flatMap((id) => porId.get(id) ?? [])
    const ordenados = porUid === undefined ? candidatos : naOrdem(candidatos, porUid)
    const lotes = ordenados.filter((c) => !naoRepetir || !jaMostrados.has(c.id)).slice(0, quantos)
    for (const c of lotes) jaMostrados.add(c.id)
    const lista = verTodos(s.config, fonte)
    saida.set(s.uid, { lotes, total, ...(lista === undefined ? {} : { verTodos: lista }) })
  }
  return saida
}

function naOrdem(cartoes: readonly CartaoDeLote[], uids: readonly string[]): CartaoDeLote[] {
  const porUid = new Map(cartoes.map((c) => [c.uid, c]))
  return uids.flatMap((uid) => porUid.get(uid) ?? [])
}
