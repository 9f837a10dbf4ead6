// The lots that a saved search finds now: what a visitor would see, among those that still can be had.
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { LIMITES_DE_BUSCA } from '@martelo/contracts/lotes/busca.schemas.ts'
import type { Servicos } from '../../core/servicos.ts'
import { buscaDe } from '../lotes/door.ts'

const ABERTOS: Filtro = {
  tipo: 'multipla',
  campo: 'situacao',
  valores: ['LIBERADO_LEILAO', 'AO_VIVO', 'REPASSE', 'PENDENTE'],
}

/** Internal ids, the newest first. */
export async function procurarLotes(
  s: Pick<Servicos, 'banco' | 'log'>,
  hotId: number,
  filtros: readonly Filtro[],
): Promise<readonly number[]> {
  const { ids } = await buscaDe(s).buscar(
    { hotId, visao: 'publica' },
    {
      from: 0,
      size: LIMITES_DE_BUSCA.tamanho,
      requisicoesBusca: [...filtros, ABERTOS],
      listaOrdenacao: [{ campo: 'id', direcao: 'desc' }],
    },
  )
  return ids
}
