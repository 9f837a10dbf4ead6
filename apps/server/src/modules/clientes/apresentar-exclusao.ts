import type { MinhaExclusao } from '@martelo/contracts/clientes/exclusao.schemas.ts'
import {
  DIAS_ATE_A_EXCLUSAO,
  impedimentosDaExclusao,
  O_QUE_FICA,
  O_QUE_SAI,
} from '@martelo/domain/clientes/exclusao.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { fatosDaExclusao, pedidoAberto } from './exclusao.sql.ts'

export async function apresentarExclusao(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<z.infer<typeof MinhaExclusao>> {
  const p = await pedidoAberto(tx, hotId, cliId)
  return {
    pedido: p ? { pedidoAt: iso(p.pedidoAt), executarAt: iso(p.executarAt) } : null,
    impedimentos: impedimentosDaExclusao(await fatosDaExclusao(tx, hotId, cliId)),
    dias: DIAS_ATE_A_EXCLUSAO,
    sai: [...O_QUE_SAI],
    fica: [...O_QUE_FICA],
  }
}
