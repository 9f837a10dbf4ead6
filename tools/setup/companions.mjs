// How many further processes `npm start` shares its port with (MARTELO_COMPANIONS, decision 089): one for each processor
// but the first, where there is room for them. None where the system cannot share a port.
import { availableParallelism, totalmem } from 'node:os'

/** Beyond these the database is what waits. */
const MAXIMO = 3
/** A process under load keeps some 700 MB, and the database as much again. */
const MEMORIA_DE_CADA_UM = 2 * 1024 ** 3
/** Each process takes up to forty connections; a server that was set up by others has a hundred, unless it says more. */
const MAXIMO_COM_BANCO_ALHEIO = 1
const REPARTEM_A_PORTA = new Set(['linux', 'freebsd'])

/**
 * @param {{ processadores: number, memoria: number, plataforma: string, bancoAlheio: boolean }} maquina memory in bytes
 * @returns {number}
 */
export function companheirosPara({ processadores, memoria, plataforma, bancoAlheio }) {
  if (!REPARTEM_A_PORTA.has(plataforma)) return 0
  const cabem = Math.floor(memoria / MEMORIA_DE_CADA_UM) - 1
  const maximo = bancoAlheio ? MAXIMO_COM_BANCO_ALHEIO : MAXIMO
  return Math.max(0, Math.min(processadores - 1, cabem, maximo))
}

/** What the setting says, else what this machine has room for: a container counts its own share. */
export function companheirosDaqui() {
  const pedidos = process.env.MARTELO_COMPANIONS
  if (pedidos) return pedidos
  const limite = process.constrainedMemory()
  return String(
    companheirosPara({
      processadores: availableParallelism(),
      memoria: limite > 0 ? Math.min(limite, totalmem()) : totalmem(),
      plataforma: process.platform,
      bancoAlheio: Boolean(process.env.DATABASE_URL),
    }),
  )
}
