import type { DepositoPorDentro } from '@martelo/contracts/depositos/deposito.schemas.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { contaDoDeposito } from '@martelo/domain/depositos/deposito-de-bens.ts'
import type { z } from 'zod'
import { conferirVersao } from '../../core/conflito.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, type Recusada, recusar } from '../../core/http/handle.ts'
import { bensDo, lerDeposito, type LinhaDeDeposito, travarDeposito } from './depositos.sql.ts'

export const naoHaDeposito = (): Recusada<'NAO_ENCONTRADO'> =>
  recusar('NAO_ENCONTRADO', 'Depósito não encontrado')

export function responderDeposito(
  ctx: Ctx,
  uid: string,
): Promise<z.infer<typeof DepositoPorDentro> | Recusada<'NAO_ENCONTRADO'>> {
  return ctx.ler(async (tx) => {
    const d = await lerDeposito(tx, ctx.hotsite.id, uid)
    if (d === undefined) return naoHaDeposito()
    const conta = contaDoDeposito({ ...d, saida: d.liberadoEm }, diaEmBrasilia(ctx.agora))
    const { liberadoEm, liberadoPara } = d
    return {
      uid: d.uid,
      situacao: d.situacao,
      versao: d.versao,
      itens: await bensDo(tx, ctx.hotsite.id, d.id),
      ...conta,
      liberacao:
        liberadoEm === null || liberadoPara === null
          ? null
          : {
              dia: liberadoEm,
              para: liberadoPara,
              documento: d.liberadoDocumento,
              motivo: d.liberadoMotivo,
              valor: d.valorFinal ?? 0,
            },
    }
  })
}

/** Locked, of the version that was read, and not released. Throws NAO_ENCONTRADO, MUDOU, RECUSADO. */
export async function depositoParaMudar(
  ctx: Ctx,
  tx: Tx,
  uid: string,
  versaoLida: number,
): Promise<LinhaDeDeposito> {
  const d = await travarDeposito(tx, ctx.hotsite.id, uid)
  if (d === undefined) throw new RecusaLancada(naoHaDeposito())
  await conferirVersao(ctx, tx, { entidade: 'deposito_bens', uid, versaoAtual: d.versao, versaoLida })
  if (d.situacao === 'LIBERADO')
    throw new RecusaLancada(recusar('RECUSADO', 'Este depósito já foi liberado: não muda mais.'))
  return d
}
