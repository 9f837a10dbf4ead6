// Further processes of this program at the same port, one for each processor that is left: they render pages, answer calls
// and hold sockets. The system spreads the connections over all of them (core/http/escutar-na-porta.ts). One that dies is
// started again; all end with this one. What keeps several processes right is the database (docs/how-to); what only one may
// have (the media process, the simulated parties) is the first one's, and the others are led there.
import { type ChildProcess, fork } from 'node:child_process'
import { simuladoresAnunciados } from '../core/simuladores.ts'
import { atenderCompanheiro, contarAosCompanheiros } from '../engines/midia/midia-do-primeiro.ts'
import type { Processo } from './inicio.ts'

/** The first pages of a start are this process's: a companion's start would take the processor from them. */
const PRIMEIRA_ESPERA_MS = 2_000
/** One that dies of its start would be started again all day: longer and longer waits. */
const ESPERA_MS = 1_000
const MAIOR_ESPERA_MS = 60_000
const PRAZO_DE_SAIDA_MS = 6_000

export function iniciarCompanheiros({ porta, servicos }: Processo, quantos: number): () => Promise<void> {
  const vivos = new Set<ChildProcess>()
  let saindo = false
  const env = {
    ...process.env,
    PORT: String(porta),
    MARTELO_PROCESSES: 'http,realtime',
    MARTELO_JOIN_PORT: '1',
    MARTELO_COMPANIONS: '0',
    MARTELO_SIMULATORS: simuladoresAnunciados()
      .map((par) => par.join('='))
      .join(),
    // One robot plays for all of them.
    MARTELO_ROBOT: '0',
  }
  const iniciar = (espera: number): void => {
    const filho = fork(process.argv[1] ?? '', [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    vivos.add(filho)
    atenderCompanheiro(filho, servicos.midia)
    let proxima = Math.min(espera * 2, MAIOR_ESPERA_MS)
    filho.on('message', (m) => {
      if (m === 'pronto') proxima = ESPERA_MS
    })
    filho.once('exit', (codigo, sinal) => {
      vivos.delete(filho)
      if (saindo) return
      servicos.log.warn({ codigo, sinal, pid: filho.pid }, 'a companion at the port has ended')
      depois(proxima)
    })
  }
  const depois = (espera: number): void => void setTimeout(() => saindo || iniciar(espera), espera).unref()
  contarAosCompanheiros(servicos.midia, vivos)
  for (let i = 0; i < quantos; i++) depois(PRIMEIRA_ESPERA_MS)
  return async () => {
    saindo = true
    await Promise.all([...vivos].map(encerrar))
  }
}

function encerrar(filho: ChildProcess): Promise<void> {
  return new Promise((ok) => {
    const prazo = setTimeout(() => filho.kill('SIGKILL'), PRAZO_DE_SAIDA_MS)
    filho.once('exit', () => {
      clearTimeout(prazo)
      ok()
    })
    filho.kill('SIGTERM')
  })
}
