import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { nomesEmUso } from './contas.sql.ts'

const OCUPADO = {
  email: 'Este e-mail já é de outra conta.',
  nomeUsuario: 'Este nome de usuário já é de outra conta.',
}

/** Throws EM_USO at the fields that another account has. */
export async function exigirNomesLivres(
  tx: Tx,
  hotId: number,
  c: { readonly email: string; readonly nomeUsuario: string | null; readonly menos: number | null },
): Promise<void> {
  const uso = await nomesEmUso(tx, hotId, c)
  const campos = Object.fromEntries(Object.entries(OCUPADO).filter(([k]) => uso[k as keyof typeof uso]))
  if (Object.keys(campos).length > 0)
    throw new RecusaLancada(recusar('EM_USO', Object.values(campos), { campos }))
}
