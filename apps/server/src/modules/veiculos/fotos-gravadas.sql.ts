// Pictures of a vehicle: 1, 2, 3 … without holes; the first is the cover. Positions are unique at commit.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { FotoDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import type { z } from 'zod'

export interface LinhaFoto {
  uid: string
  ordem: number
  legenda: string
  largura: number
  altura: number
  previa: string
  cor: string
  chave: string
  larguras: number[]
}

export async function lerFotos(tx: Tx, hotId: number, veiId: number): Promise<LinhaFoto[]> {
  return tx
    .selectFrom('veiculoFoto')
    .select(['uid', 'ordem', 'legenda', 'largura', 'altura', 'previa', 'cor', 'chave', 'larguras'])
    .where('hotId', '=', hotId)
    .where('veiId', '=', veiId)
    .where('tipo', '=', 'foto')
    .orderBy('ordem')
    .execute()
}

export function apresentarFoto(f: LinhaFoto): z.infer<typeof FotoDoVeiculo> {
  const { uid, ordem, legenda, largura, altura, previa, cor } = f
  const versoes = f.larguras.map((w) => ({ largura: w, url: urlPublica(`${f.chave}-${w}.webp`) }))
  return { uid, ordem, legenda, largura, altura, previa, cor, versoes }
}

/** Puts the pictures in this order; the caller has locked the vehicle. */
export async function numerarFotos(
  tx: Tx,
  hotId: number,
  veiId: number,
  uids: readonly string[],
): Promise<void> {
  await sql`update veiculo_foto f set ordem = x.ordem
    from unnest(${uids}::uuid[]) with ordinality as x(uid, ordem)
    where f.uid = x.uid and f.vei_id = ${veiId} and f.hot_id = ${hotId} and f.ordem <> x.ordem`.execute(tx)
}
