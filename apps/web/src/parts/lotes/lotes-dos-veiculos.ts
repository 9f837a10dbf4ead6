// Cards of vehicles that this browser remembers (seen, favourites), in the order given.
import type { CartaoDeLote } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { chamar } from '../../core/api.ts'

/** What the list's call takes at once. */
export const VEICULOS_POR_VEZ = 24

/** At most `VEICULOS_POR_VEZ` of them; one that is no longer shown is left out. */
export async function lotesDosVeiculos(veiUids: readonly string[]): Promise<CartaoDeLote[]> {
  const pedidos = veiUids.slice(0, VEICULOS_POR_VEZ)
  const achados = await chamar('POST /v1/lote/busca-elastic', {
    body: {
      from: 0,
      size: pedidos.length * 2,
      requisicoesBusca: [{ tipo: 'lista', campo: 'veiUid', valores: [...pedidos] }],
      listaOrdenacao: [{ campo: 'id', direcao: 'desc' }],
    },
  })
  // A vehicle that was offered again is shown by its newest lot.
  const porVeiculo = new Map(achados.toReversed().map((l) => [l.veiUid, l]))
  return pedidos.flatMap((v) => porVeiculo.get(v) ?? [])
}
