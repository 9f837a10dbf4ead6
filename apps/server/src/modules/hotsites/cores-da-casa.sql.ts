// A new house's colours, from which its gradients follow until people choose others.
import type { Banco } from '../../core/database/database.ts'

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
