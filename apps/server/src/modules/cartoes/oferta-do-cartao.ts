// What this house offers by card now: one answer for the lot's page, the purchase and the payment itself.
import { linhasOferecidas, type RegraDoCartao } from '@martelo/domain/cartoes/regra-do-cartao.ts'
import {
  type LinhaDoParcelamento,
  PARCELAMENTO_PADRAO,
} from '@martelo/domain/pagamentos/parcelas-do-cartao.ts'
import { CofreFechado } from '../../core/externo/cofre.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { lerTabelaDeParcelas } from '../pagamentos/door.ts'
import { ADQUIRENTE } from './adquirente.integration.ts'
import { lerRegraDoCartao } from './cartoes.sql.ts'

export interface OfertaDoCartao {
  readonly regra: RegraDoCartao & { readonly versao: number }
  readonly linhas: readonly LinhaDoParcelamento[]
}

export async function lerOferta(tx: Tx, hotId: number): Promise<OfertaDoCartao> {
  const regra = await lerRegraDoCartao(tx, hotId)
  const propria = await lerTabelaDeParcelas(tx, hotId)
  return { regra, linhas: linhasOferecidas(propria.length === 0 ? PARCELAMENTO_PADRAO : propria, regra) }
}

/** Whether the house, or else the platform, has an acquirer. */
export async function temAdquirente(s: Pick<Servicos, 'externo'>, hotId: number): Promise<boolean> {
  try {
    return (await s.externo.acesso(ADQUIRENTE, hotId)) !== null
  } catch (e) {
    if (e instanceof CofreFechado) return false
    throw e
  }
}
