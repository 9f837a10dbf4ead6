// Asks the bank to send a Pix of a deposit back. The queue repeats it until the bank has answered; the refund's number
// makes that one refund. What became of it is read from the bank like any other notice.
import { definirTarefa } from '../../core/jobs/fila.ts'
import { bancoDaCasa, conferirPixNoBanco } from '../pagamentos/door.ts'

export interface Devolucao {
  readonly hotId: number
  readonly endToEndId: string
  /** letters and digits, at most 35 */
  readonly id: string
  readonly valor: number
}

export const pedirDevolucao = definirTarefa<Devolucao>(
  'pedir-devolucao',
  async ({ hotId, endToEndId, id, valor }, s) => {
    const banco = await bancoDaCasa(s, hotId)
    if (banco === null) throw new Error('no bank is configured in this process')
    await banco.devolver(endToEndId, id, valor)
    await s.banco.sistema
      .transaction()
      .execute((tx) =>
        conferirPixNoBanco.agendar(tx, { hotId, endToEndId }, { chave: `pix-${hotId}-${endToEndId}` }),
      )
  },
)
