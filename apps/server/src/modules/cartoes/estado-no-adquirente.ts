// What the acquirer says of one payment, whole: each answer is the state after everything, with a number that grows. So notices
// may come twice, late or out of order: the newest state counts, and it is asked for.
import { SITUACOES_NO_ADQUIRENTE } from '@martelo/domain/cartoes/states.ts'
import { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { portaLigada } from '../../core/porta-ligada.ts'

const Dinheiro = z.number().int().min(0).max(9_999_999_999_999)

export const EstadoNoAdquirente = z.object({
  referencia: z.uuid(),
  versao: z.number().int().min(1).max(1_000_000),
  situacao: z.enum(SITUACOES_NO_ADQUIRENTE),
  valor: Dinheiro,
  codigoDaRecusa: z.string().max(40).nullable(),
  cartao: z
    .object({ bandeira: z.string().max(40), final: z.string().regex(/^\d{4}$/), nome: z.string().max(80) })
    .nullable(),
  autorizacao: z.string().max(20).nullable(),
  nsu: z.string().max(20).nullable(),
  tarifa: Dinheiro,
  estornado: Dinheiro,
  estornos: z
    .array(z.object({ id: z.uuid(), valor: Dinheiro, situacao: z.enum(['PEDIDO', 'FEITO', 'RECUSADO']) }))
    .max(200),
  contestacao: z.object({ motivo: z.string().max(300), prazo: z.iso.date().nullable() }).nullable(),
})
export type EstadoNoAdquirente = z.infer<typeof EstadoNoAdquirente>

type Conferir = (tx: Tx, hotId: number, carId: number) => Promise<void>
const naFila = portaLigada<Conferir>('a card’s state, asked again')

/** The job says once how it is queued. */
export function conferirNaFilaPor(fn: Conferir): void {
  naFila.ligar(fn)
}
/** After the transaction: asks the acquirer and applies what it says. */
export const conferirNaFila: Conferir = (tx, hotId, carId) => naFila.usar()(tx, hotId, carId)
