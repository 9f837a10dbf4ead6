// The positions that the house's photographs of this kind of vehicle have, and when on the road each was taken.
import type { RemocaoNaEstrada } from '@martelo/contracts/remocoes/remocao.schemas.ts'
import { MOMENTOS_DA_VIAGEM, nomeDaFoto, PASTA_DO_MOMENTO } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import { posicoesDoTipo } from '@martelo/domain/veiculos/modelo-de-fotos.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { lerAnexos } from '../anexos/door.ts'

export async function posicoesDaViagem(
  tx: Tx,
  hotId: number,
  { uid, veiId }: { readonly uid: string; readonly veiId: number },
): Promise<z.infer<typeof RemocaoNaEstrada>['posicoes']> {
  const { rows } = await sql<{ tipoId: number; posicoes: string[] }>`
    select v.tipo_id, array(select m.tipo || ':' || m.nome from modelo_fotos m where m.hot_id = v.hot_id and m.ativo order by m.ordem, m.id) as posicoes
    from veiculo v where v.hot_id = ${hotId} and v.id = ${veiId}`.execute(tx)
  const [v] = rows
  const nomes = v === undefined ? [] : posicoesDoTipo(v.tipoId, v.posicoes)
  if (nomes.length === 0) return []
  const fotos = await lerAnexos(tx, hotId, { entidade: 'remocao', uid }, ['foto'])
  return nomes.map((nome) => ({
    nome,
    tiradas: MOMENTOS_DA_VIAGEM.filter((m) =>
      fotos.some((f) => f.pasta === PASTA_DO_MOMENTO[m] && f.nome === nomeDaFoto(m, nome)),
    ),
  }))
}
