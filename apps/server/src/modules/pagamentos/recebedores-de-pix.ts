// Who else takes Pix besides the sales: a module whose charges are its own says so once, in a reaction. What no module
// takes goes to the sales, which keep the list of money without a charge.
import type { Banco, Tx } from '../../core/database/database.ts'
import type { QuemMexe } from '../vendas/door.ts'
import type { PixDoBanco } from './banco-pix.integration.ts'

export interface RecebedorDePix {
  /** the hotsite of the charge with this txid; null: not one of this module's */
  hotsiteDaCobranca(db: Banco, txid: string): Promise<number | null>
  /**
   * What the bank says of one Pix, in one transaction; must be idempotent. Null: it pays none of this module's charges.
   * `depois` runs after the commit.
   */
  receber(m: QuemMexe, tx: Tx, pix: PixDoBanco): Promise<{ depois(): void } | null>
}

const recebedores = new Set<RecebedorDePix>()

/** Called where a reaction is read. */
export function receberPixTambem(r: RecebedorDePix): void {
  recebedores.add(r)
}

export const outrosRecebedores = (): Iterable<RecebedorDePix> => recebedores
