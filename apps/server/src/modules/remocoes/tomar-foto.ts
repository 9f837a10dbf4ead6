// A photograph of the road, kept with the removal in the folder of its moment.
import type { FotoDaViagem, FotosDaViagem } from '@martelo/contracts/remocoes/foto-da-viagem.schemas.ts'
import {
  aceitaFotos,
  FOTOS_POR_MOMENTO,
  nomeDaFoto,
  PASTA_DO_MOMENTO,
} from '@martelo/domain/remocoes/fotos-da-viagem.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { ehRecusa, type Recusada, recusar } from '../../core/http/handle.ts'
import { anexarDeFora, prepararBytes } from '../anexos/door.ts'
import { contarFotos } from './contar-fotos.ts'
import type { LinhaDeRemocao } from './remocoes.sql.ts'
import { naoHaRemocao } from './responder-remocao.ts'

type Tomada = z.infer<typeof FotosDaViagem> | Recusada<'NAO_ENCONTRADA' | 'ARQUIVO' | 'CHEIO' | 'RECUSADA'>

/** `abrir` finds and locks the removal, by link or by login; the picture is made ready before. */
export async function tomarFoto(
  ctx: Ctx,
  foto: z.infer<typeof FotoDaViagem>,
  arquivo: { readonly nome: string; readonly bytes: Buffer } | undefined,
  abrir: (tx: Tx) => Promise<LinhaDeRemocao | undefined>,
): Promise<Tomada> {
  if (arquivo === undefined) return recusar('ARQUIVO', 'Escolha uma foto')
  const pronto = await prepararBytes(ctx, arquivo.bytes)
  if (ehRecusa(pronto)) return recusar('ARQUIVO', pronto.mensagem)
  return ctx.tx(async (tx) => {
    const r = await abrir(tx)
    if (r === undefined) return naoHaRemocao()
    if (!aceitaFotos(r.situacao)) return recusar('RECUSADA', 'Esta remoção não recebe fotos agora.')
    const dono = { entidade: 'remocao' as const, uid: r.uid }
    const recusa = await anexarDeFora(
      ctx,
      tx,
      dono,
      {
        nome: nomeDaFoto(foto.momento, foto.posicao),
        pasta: PASTA_DO_MOMENTO[foto.momento],
        chaveDoPedido: foto.chaveDoPedido,
        enviadoPor: r.motorista ?? 'Motorista',
        maximo: FOTOS_POR_MOMENTO,
      },
      pronto,
    )
    if (recusa !== null) return recusar(recusa.codigo === 'CHEIO' ? 'CHEIO' : 'ARQUIVO', recusa.mensagem)
    return contarFotos(tx, ctx.hotsite.id, r.uid)
  })
}
