// Where every request finds the house's maintenance: on its own row.
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export async function porManutencao(
  tx: Tx,
  hotId: number,
  m: { readonly fechaAt: Date; readonly reabreAt: Date | null; readonly mensagem: string } | null,
): Promise<void> {
  await sql`update hotsite set manutencao_fecha_at = ${m?.fechaAt ?? null}, manutencao_reabre_at = ${m?.reabreAt ?? null},
    manutencao_mensagem = ${m?.mensagem ?? ''} where id = ${hotId}`.execute(tx)
}
