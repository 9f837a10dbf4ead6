// The bell as its owner reads it.
import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { contarNaoLidas, lerSino } from './notificacoes.sql.ts'

export async function apresentarSino(
  tx: Tx,
  hotId: number,
  usuId: number,
  query: { readonly limite: number; readonly antesDe?: string | undefined },
) {
  const linhas = await lerSino(tx, hotId, usuId, query)
  return {
    naoLidas: await contarNaoLidas(tx, hotId, usuId),
    notificacoes: linhas.map((n) => ({ ...n, createdAt: iso(n.createdAt) })),
  }
}
