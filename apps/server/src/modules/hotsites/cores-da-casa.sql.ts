// A new house's colours, from which its gradients follow until people choose others, and its logo.
import { sql } from 'kysely'
import type { Banco, Tx } from '../../core/database/database.ts'

export async function porCores(
  banco: Banco,
  id: number,
  c: { readonly corPrimaria: string; readonly corSecundaria: string },
): Promise<void> {
  const [primaria, secundaria] = [c.corPrimaria.toLowerCase(), c.corSecundaria.toLowerCase()]
  await banco
    .updateTable('hotsite')
    .set({
      corPrimaria: primaria,
      corSecundaria: secundaria,
      gradiente1: secundaria,
      gradiente2: primaria,
      gradiente3: primaria,
    })
    .where('id', '=', id)
    .execute()
}

export async function vestirLogo(tx: Tx, id: number, logo: string): Promise<void> {
  await tx
    .updateTable('hotsite')
    .set({ logo, versao: sql<number>`versao + 1` })
    .where('id', '=', id)
    .execute()
}
