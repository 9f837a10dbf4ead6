// How many photographs of a removal the house has, by their moment.
import type { FotosDaViagem } from '@martelo/contracts/remocoes/foto-da-viagem.schemas.ts'
import { type MomentoDaViagem, PASTA_DO_MOMENTO } from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { lerAnexos } from '../anexos/door.ts'

export async function contarFotos(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<z.infer<typeof FotosDaViagem>> {
  const todas = await lerAnexos(tx, hotId, { entidade: 'remocao', uid }, ['foto'])
  const de = (m: MomentoDaViagem): number => todas.filter((a) => a.pasta === PASTA_DO_MOMENTO[m]).length
  return { coleta: de('coleta'), entrega: de('entrega') }
}
