// Lines that nobody has to pay any more. Their codes still work at the bank, so whoever makes charges is told, in the same
// transaction, to take them back there: a code that stays payable takes the money twice.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface CobrancaDeLado {
  readonly hotId: number
  readonly pagId: number
}
type Cancelar = (tx: Tx, c: CobrancaDeLado) => Promise<void>
let cancelarNoBanco: Cancelar = () => Promise.resolve()

/** The payments say once how a charge is taken back. */
export function cancelarCobrancasPor(cancelar: Cancelar): void {
  cancelarNoBanco = cancelar
}

/** With the sale locked. `divergentes`: also Pix whose money goes back, because another payment takes their place. */
export async function porCobrancasDeLado(
  tx: Tx,
  hotId: number,
  vndId: number,
  { divergentes = false }: { readonly divergentes?: boolean } = {},
): Promise<void> {
  const r = await sql<{ id: number; pix: boolean }>`
    update pagamento set ativo = false, versao = versao + 1, updated_at = clock_timestamp()
    where vnd_id = ${vndId} and hot_id = ${hotId} and ativo
      and (situacao = 'aguardandoEnvio' or (${divergentes} and situacao = 'divergente' and origem_tipo_pagamento = 'PIX'))
    returning id, situacao = 'aguardandoEnvio' and origem_tipo_pagamento = 'PIX' as pix`.execute(tx)
  for (const { id, pix } of r.rows) if (pix) await cancelarNoBanco(tx, { hotId, pagId: id })
}

/** One line that its owner gave up. */
export async function cancelarCobranca(tx: Tx, c: CobrancaDeLado): Promise<void> {
  await cancelarNoBanco(tx, c)
}
