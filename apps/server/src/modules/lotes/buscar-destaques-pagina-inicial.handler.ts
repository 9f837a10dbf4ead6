import { buscarDestaquesPaginaInicial } from '@martelo/contracts/lotes/buscar-destaques-pagina-inicial.contract.ts'
import type { Filtro, Ordenacao } from '@martelo/contracts/lotes/busca.schemas.ts'
import { precoPrimeiro } from '@martelo/domain/lotes/preco-primeiro.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lembrar } from '../../core/http/lembrar.ts'
import { lerCartoes } from './publico-cartoes.sql.ts'
import { exigirVisitante, quemBusca } from './publico-busca.ts'

const ENCERRANDO = 8
const DESTAQUES = 8
const MAIS_DISPUTADOS: Ordenacao[] = [
  { campo: 'prioridade', direcao: 'desc' },
  { campo: 'quantidadeLances', direcao: 'desc' },
  { campo: 'dataFim', direcao: 'asc' },
]
const DESTACADOS: Filtro[] = [{ tipo: 'existe', campo: 'destaque', valor: true }]

/** Where no highlights were chosen, the most contested lots take their place. */
handle(buscarDestaquesPaginaInicial, async (ctx) => {
  const recusa = exigirVisitante(ctx)
  return recusa ?? lembrar(ctx, 'destaques-pagina-inicial', () => lerDestaques(ctx))
})

async function lerDestaques(ctx: Ctx) {
  const busca = ctx.servicos.busca
  const quem = quemBusca(ctx)
  const procurar = (requisicoesBusca: Filtro[], listaOrdenacao: Ordenacao[], size: number) =>
    busca.buscar(quem, { from: 0, size, requisicoesBusca, listaOrdenacao })
  const disputa = precoPrimeiro(ctx.hotsite.tipo, MAIS_DISPUTADOS.slice(1), MAIS_DISPUTADOS.slice(0, 1))
  const aindaAberto: Filtro[] = [{ tipo: 'range', campo: 'dataFim', de: ctx.agora }]
  const [encerrando, escolhidos, disputados, possiveis] = await Promise.all([
    procurar(aindaAberto, [{ campo: 'dataFim', direcao: 'asc' }], ENCERRANDO),
    procurar(DESTACADOS, disputa, DESTAQUES),
    procurar([], disputa, DESTAQUES + ENCERRANDO),
    busca.possiveis(quem, { requisicoesBusca: [] }),
  ])
  // What already stands under "ending first" is not shown twice.
  const primeiros = new Set(encerrando.ids)
  const candidatos = (escolhidos.ids.length > 0 ? escolhidos : disputados).ids
  const outros = [...new Set([...candidatos, ...disputados.ids])].filter((id) => !primeiros.has(id))
  const destaques = outros.slice(0, DESTAQUES)
  const cartoes = await ctx.ler((tx) =>
    lerCartoes(tx, ctx.hotsite, [...new Set([...encerrando.ids, ...destaques])]),
  )
  const porId = new Map(cartoes.map((c) => [c.id, c]))
  const escolher = (ids: readonly number[]) => ids.flatMap((id) => porId.get(id) ?? [])
  return {
    encerrando: escolher(encerrando.ids),
    destaques: escolher(destaques),
    categorias: possiveis.valores.categoria.map((c) => ({ nome: c.valor, quantidade: c.quantidade })),
    total: possiveis.total,
  }
}
