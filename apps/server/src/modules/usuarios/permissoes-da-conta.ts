// All that an account may do, by its roles and the rights of its own that are in force: what is judged by money asks this,
// never the roles alone.
import { PERMISSOES, type Permissao, permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import type { Tx } from '../../core/database/database.ts'
import { direitosEmVigor } from './direitos.sql.ts'

export const permissoesDe = (quem: QuemEntra): string[] =>
  Object.keys(PERMISSOES).filter((p) => permite(p as Permissao, quem))

export const ajustesDe = (
  direitos: readonly { readonly sentido: string; readonly permissao: string }[],
): string[] => direitos.map((d) => `${d.sentido === 'dar' ? '+' : '-'}${d.permissao}`)

export async function permissoesDaConta(
  tx: Tx,
  hotId: number,
  u: { readonly id: number; readonly papeis: readonly string[] },
): Promise<string[]> {
  return permissoesDe({ papeis: u.papeis, ajustes: ajustesDe(await direitosEmVigor(tx, hotId, u.id)) })
}
