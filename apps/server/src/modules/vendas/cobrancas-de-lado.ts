// Lines that need not be paid any more. Their codes still work at the bank, so the modules that make charges are told,
// in the same transaction, to take them back there: a code that stays payable takes the money twice.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface CobrancaDeLado {
  readonly hotId: number
  readonly pagId: number
}
export type FormaDaCobranca = 'pix' | 'boleto' | 'cartao'
type Cancelar = (tx: Tx, c: CobrancaDeLado) => Promise<void>
const cancelarNoBanco = new Map<FormaDaCobranca, Cancelar>()

/** A module that makes charges of a kind says once how one is taken back. */
export function cancelarCobrancasPor(forma: FormaDaCobranca, cancelar: Cancelar): void {
  cancelarNoBanco.set(forma, cancelar)
}

/** With the sale locked. `divergentes`: also Pix whose money goes back, because another payment takes their place. */
export async function porCobrancasDeLado(
  tx: Tx,
  hotId: number,
  vndId: number,
  { divergentes = false }: { readonly divergentes?: boolean } = {},
): Promise<void> {
  const r = await sql<{ id: number; forma: FormaDaCobranca | null }>`
    update pagamento set ativo = false, versao = versao + 1, updated_at = clock_timestamp()
    where vnd_id = ${vndId} and hot_id = ${hotId} and ativo
      and (situacao = 'aguardandoEnvio' or (${divergentes} and situacao = 'divergente' and origem_tipo_pagamento = 'PIX'))
    returning id, case when situacao = 'aguardandoEnvio' and origem_tipo_pagamento = 'PIX' then 'pix' when tipo = 'BOLETO' then 'boleto'
      when tipo = 'CARTAO_DE_CREDITO' then 'cartao' end as forma`.execute(tx)
  for (const { id, forma } of r.rows)
    if (forma !== null) await cancelarCobranca(tx, forma, { hotId, pagId: id })
}

/** One line that its owner gave up. */
export async function cancelarCobranca(tx: Tx, forma: FormaDaCobranca, c: CobrancaDeLado): Promise<void> {
  await cancelarNoBanco.get(forma)?.(tx, c)
}
