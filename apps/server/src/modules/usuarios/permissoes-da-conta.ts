// All that an account may do, by its roles and the rights of its own that are in force: what is judged by money asks this,
// never the roles alone.
import {
  PAPEIS_DE_CLIENTE,
  PERMISSOES,
  type Permissao,
  permite,
  type QuemEntra,
} from '@martelo/contracts/core/permissions.ts'
import { impedimentoDaRepresentacao } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Sessao } from '../../core/http/contexto.ts'
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

/** Why support may not open this account, in words; null when it may. Asked by the button and again by the act. */
export async function motivoDeNaoRepresentar(
  tx: Tx,
  hotId: number,
  s: Sessao,
  c: { readonly id: number; readonly papeis: readonly string[]; readonly ativo: boolean },
): Promise<string | null> {
  const permissoes = await permissoesDaConta(tx, hotId, c)
  const deCliente = permissoesDe({ papeis: PAPEIS_DE_CLIENTE })
  return impedimentoDaRepresentacao(
    { ...c, permissoes, alemDoCliente: permissoes.filter((p) => !deCliente.includes(p)) },
    { usuId: s.usuId, permissoes: permissoesDe(s), emNomeDeOutro: s.por !== undefined },
  )
}
