// The lots that a saved search finds now: what a visitor would see, among those that still can be had.
//
// When a search is saved, all its lots are noted as known, not the first page alone: as newer lots close, older ones
// would come up and be told as new.
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { LIMITES_DE_BUSCA } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Servicos } from '../../core/servicos.ts'

const ABERTOS: Filtro = {
  tipo: 'multipla',
  campo: 'situacao',
  valores: ['LIBERADO_LEILAO', 'AO_VIVO', 'REPASSE', 'PENDENTE'],
}
/** A hundred thousand lots: more than one house ever had open. */
const PAGINAS = 100

/** Internal ids, the newest first. */
export async function procurarLotes(
  s: Pick<Servicos, 'busca'>,
  hotId: number,
  filtros: readonly Filtro[],
): Promise<readonly number[]> {
  const achados: number[] = []
  for (let pagina = 0; pagina < PAGINAS; pagina++) {
    // By the last id and not by a count: between two pages lots come and go.
    const ultimo = achados.at(-1)
    const resto: Filtro[] = ultimo === undefined ? [] : [{ tipo: 'range', campo: 'id', ate: ultimo - 1 }]
    const { ids } = await s.busca.buscar(
      { hotId, visao: 'publica' },
      {
        from: 0,
        size: LIMITES_DE_BUSCA.tamanho,
        requisicoesBusca: [...filtros, ABERTOS, ...resto],
        listaOrdenacao: [{ campo: 'id', direcao: 'desc' }],
      },
    )
    achados.push(...ids)
    if (ids.length < LIMITES_DE_BUSCA.tamanho) break
  }
  return achados
}
