/**
 * What the sections of a page show of the house's records, gathered in one go: each source is asked once for the whole
 * page, side by side with the others.
 *
 * Never ask per section: a page with four lists of auctions would read the auctions four times.
 */
import type { DadosCarregados } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { type Elemento, elemento, type Fonte } from '@martelo/domain/conteudo/elementos.ts'
import type { SessaoDaPagina } from '@martelo/domain/conteudo/paginas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type DoSite, listarDoSite } from '../leiloes/door.ts'
import { possiveisPublicos } from '../lotes/door.ts'
import { apresentarPatio, lerPatios } from '../patios/door.ts'
import { comitentesDoSite } from './fontes.sql.ts'
import { lotesDasSecoes } from './lotes-das-secoes.ts'

type Sessao = SessaoDaPagina<Elemento>
type Possiveis = Awaited<ReturnType<typeof possiveisPublicos>>

const LEILOES = 24
const LOTES_POR_LEILAO = 3
const PROXIMOS = 6
const MARCAS = 18
const VAZIO: DadosCarregados = {}

interface Lidos {
  readonly possiveis: Possiveis | null
  readonly leiloes: readonly DoSite[]
  readonly comitentes: NonNullable<DadosCarregados['comitentes']>
  readonly patios: NonNullable<DadosCarregados['patios']>
}

/** Sites that show lots to signed-in people only say nothing of them, not even how many there are. */
export const fechado = (ctx: Ctx): boolean => ctx.hotsite.necessarioLoginParaVisualizar && ctx.sessao === null

export async function dadosDasSecoes(
  ctx: Ctx,
  sessoes: readonly Sessao[],
): Promise<(s: Sessao) => DadosCarregados> {
  const fontes = new Set(sessoes.map((s) => elemento(s.elemento).fonte))
  const pede = (...quais: Fonte[]): boolean => quais.some((f) => fontes.has(f))
  const semLotes = fechado(ctx)
  const [possiveis, leiloes, comitentes, patios, lotes] = await Promise.all([
    !semLotes && pede('total', 'categorias', 'marcas', 'estados', 'numeros') ? possiveisPublicos(ctx) : null,
    pede('leiloes', 'numeros') ? lerLeiloes(ctx) : [],
    pede('comitentes', 'numeros') ? ctx.ler((tx) => comitentesDoSite(tx, ctx.hotsite.id)) : [],
    pede('patios', 'numeros')
      ? ctx.ler((tx) => lerPatios(tx, ctx.hotsite.id)).then((l) => l.map(apresentarPatio))
      : [],
    semLotes ? new Map<string, DadosCarregados>() : lotesDasSecoes(ctx, sessoes),
  ])
  const lidos: Lidos = { possiveis, leiloes, comitentes, patios }
  return (s) => lotes.get(s.uid) ?? dadosDe(ctx, s, lidos)
}

async function lerLeiloes(ctx: Ctx): Promise<DoSite[]> {
  const ler = (quadro: 'ao-vivo' | 'ativo') =>
    ctx.ler((tx) =>
      listarDoSite(tx, ctx.hotsite, { quadro, limite: LEILOES, destaques: LOTES_POR_LEILAO }, ctx.agora),
    )
  const [vivos, ativos] = await Promise.all([ler('ao-vivo'), ler('ativo')])
  return [...vivos.linhas, ...ativos.linhas]
}

const contagens = (valores: readonly { valor: string; quantidade: number }[]) =>
  valores.map((v) => ({ nome: v.valor, quantidade: v.quantidade }))

const DA_FONTE: Partial<Record<Fonte, (s: Sessao, l: Lidos, ctx: Ctx) => DadosCarregados>> = {
  total: (_, l) => ({ total: l.possiveis?.total ?? 0 }),
  categorias: (_, l) => ({ contagens: contagens(l.possiveis?.valores.categoria ?? []) }),
  marcas: (s, l) => ({
    contagens: contagens(l.possiveis?.valores.marca ?? []).slice(0, s.config.quantidade ?? MARCAS),
  }),
  estados: (_, l) => ({ contagens: contagens(l.possiveis?.valores.estado ?? []) }),
  leiloes: (s, l) => ({ leiloes: leiloesDe(s, l.leiloes) }),
  comitentes: (_, l) => ({ comitentes: l.comitentes }),
  patios: (_, l) => ({ patios: l.patios }),
  numeros: (s, l, ctx) => (s.itens.length > 0 ? VAZIO : { contagens: numerosDaCasa(l, ctx) }),
}

function dadosDe(ctx: Ctx, s: Sessao, l: Lidos): DadosCarregados {
  const { fonte } = elemento(s.elemento)
  return (fonte === null ? undefined : DA_FONTE[fonte]?.(s, l, ctx)) ?? VAZIO
}

function leiloesDe(s: Sessao, todos: readonly DoSite[]): DoSite[] {
  const vivo = (l: DoSite): boolean => l.quadro === 'ao-vivo'
  if (s.elemento === 'EVENTOS_AO_VIVO') return todos.filter(vivo)
  if (s.elemento === 'TRANSMISSAO') return transmitido(todos.filter(vivo))
  return todos.filter((l) => !vivo(l)).slice(0, s.config.quantidade ?? PROXIMOS)
}

/** The one whose picture can be seen now; before those that only announce one. */
function transmitido(vivos: readonly DoSite[]): DoSite[] {
  const um =
    vivos.find((l) => l.canalNoAr) ??
    vivos.find((l) => l.transmissaoUrl !== null) ??
    vivos.find((l) => l.temCanal)
  return um === undefined ? [] : [um]
}

/** What the site can count of itself; zero is nothing to be proud of. */
function numerosDaCasa(l: Lidos, ctx: Ctx): { nome: string; quantidade: number }[] {
  const p = palavras(ctx.hotsite.tipo as TipoHotsite)
  const nome = (n: number, w: { um: string; varios: string }): string => (n === 1 ? w.um : w.varios)
  const lotes = l.possiveis?.total ?? 0
  const estados = new Set(l.patios.map((x) => x.estadoUf)).size
  return [
    { nome: `${nome(lotes, p.lote)} ${lotes === 1 ? 'aberto' : 'abertos'}`, quantidade: lotes },
    { nome: `${nome(l.leiloes.length, p.leilao)} na agenda`, quantidade: l.leiloes.length },
    { nome: nome(l.comitentes.length, p.comitente), quantidade: l.comitentes.length },
    {
      nome: `${l.patios.length === 1 ? 'pátio' : 'pátios'}, em ${estados} ${estados === 1 ? 'estado' : 'estados'}`,
      quantidade: l.patios.length,
    },
  ].filter((n) => n.quantidade > 0)
}
