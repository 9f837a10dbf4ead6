// Pictures of a vehicle: 1, 2, 3 … without holes; the first is the cover. Positions are unique at commit.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import type { FotoDoVeiculo } from '@martelo/contracts/veiculos/veiculo.schemas.ts'
import type { z } from 'zod'

export interface LinhaFoto {
  uid: string
  tipo: string
  aprovadaAt: Date | null
  motivoRecusa: string | null
  areasBorradas: number
  posicaoUid: string | null
  ordem: number
  legenda: string
  largura: number
  altura: number
  previa: string
  cor: string
  chave: string
  larguras: number[]
}

export type TipoDeFoto = 'foto' | 'giro' | 'recusada'

export async function lerFotos(
  tx: Tx,
  hotId: number,
  veiId: number,
  tipos: readonly TipoDeFoto[] = ['foto'],
): Promise<LinhaFoto[]> {
  return tx
    .selectFrom('veiculoFoto as f')
    .leftJoin('modeloFotos as m', 'm.id', 'f.mfoId')
    .select([
      'f.uid',
      'f.tipo',
      'f.ordem',
      'f.legenda',
      'f.largura',
      'f.altura',
      'f.previa',
      'f.cor',
      'f.chave',
      'f.larguras',
      'f.aprovadaAt',
      'f.motivoRecusa',
      'f.areasBorradas',
      'm.uid as posicaoUid',
    ])
    .where('f.hotId', '=', hotId)
    .where('f.veiId', '=', veiId)
    .where('f.tipo', 'in', [...tipos])
    .orderBy('f.ordem')
    .execute()
}

export function apresentarFoto(f: LinhaFoto): z.infer<typeof FotoDoVeiculo> {
  const { uid, ordem, legenda, largura, altura, previa, cor, motivoRecusa, posicaoUid } = f
  const situacao = f.tipo === 'recusada' ? 'RECUSADA' : f.aprovadaAt === null ? 'PENDENTE' : 'APROVADA'
  const versoes = f.larguras.map((w) => ({ largura: w, url: urlPublica(`${f.chave}-${w}.webp`) }))
  return {
    uid,
    situacao,
    motivoRecusa,
    posicaoUid,
    borrada: f.areasBorradas > 0,
    ordem,
    legenda,
    largura,
    altura,
    previa,
    cor,
    versoes,
  }
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
