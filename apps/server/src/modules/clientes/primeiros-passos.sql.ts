// How far a client has come towards his first bid, in any auction of the house.
import type { Tx } from '../../core/database/database.ts'

export async function habilitadoOuPedido(
  tx: Tx,
  hotId: number,
  cliId: number,
): Promise<{ habilitacao: 'nenhuma' | 'em analise' | 'aprovada'; deuLance: boolean }> {
  const pedidas = await tx
    .selectFrom('habilitacao')
    .select('situacao')
    .distinct()
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .where('situacao', 'in', ['EM_ANALISE', 'APROVADA'])
    .execute()
  const lance = await tx
    .selectFrom('lance')
    .select('seq')
    .where('hotId', '=', hotId)
    .where('cliId', '=', cliId)
    .limit(1)
    .executeTakeFirst()
  const aprovada = pedidas.some((h) => h.situacao === 'APROVADA')
  return {
    habilitacao: aprovada ? 'aprovada' : pedidas.length > 0 ? 'em analise' : 'nenhuma',
    deuLance: lance !== undefined,
  }
}
