// Several listening sockets on one port. Since libuv 1.45 (pull request 3696) a socket accepts one connection per turn
// of the event loop, so a crowd that connects or reconnects at once would wait for seconds or be turned away. Each
// further socket accepts one more; the system spreads the connections over them. One socket where the system cannot
// share a port (Windows, macOS).
// Refuses to share the port with a stranger: another listener is looked for first, unless this process was started to join it.
import type { Server } from 'node:http'
import net from 'node:net'

const OUVIDOS = 8
/** Connections that wait at each of them; the system may allow fewer. */
const FILA = 1024

export interface Escuta {
  readonly porta: number
  /** takes nothing new; resolves when the last connection has ended */
  fechar(): Promise<void>
}

/** @throws the system's error when the port is taken or forbidden */
export async function escutarNaPorta(
  http: Server,
  porta: number,
  host: string,
  juntarSe = false,
): Promise<Escuta> {
  const livre = juntarSe ? porta : await exigirLivre(porta, host)
  const onde = { port: livre, host, backlog: FILA }
  const juntos = await escutar(http, { ...onde, reusePort: true }).then(
    () => true,
    async (e: NodeJS.ErrnoException) => {
      if (e.code !== 'ENOTSUP') throw e
      await escutar(http, onde)
      return false
    },
  )
  const outros = juntos ? await Promise.all(Array.from({ length: OUVIDOS - 1 }, () => outro(http, onde))) : []
  return {
    porta: livre,
    fechar: async () => {
      await Promise.all([http, ...outros].map(fechar))
    },
  }
}

async function exigirLivre(porta: number, host: string): Promise<number> {
  const sonda = net.createServer()
  await escutar(sonda, { port: porta, host })
  const livre = portaDe(sonda)
  await fechar(sonda)
  return livre
}

/** The connections are the first server's: it reads them, and it ends them. */
async function outro(http: Server, onde: net.ListenOptions): Promise<net.Server> {
  const servidor = net.createServer({ allowHalfOpen: true, noDelay: true }, (fio) =>
    http.emit('connection', fio),
  )
  await escutar(servidor, { ...onde, reusePort: true })
  return servidor
}

function escutar(servidor: net.Server, onde: net.ListenOptions): Promise<void> {
  return new Promise((ok, falha) => {
    servidor.once('error', falha)
    servidor.listen(onde, () => {
      servidor.off('error', falha)
      ok()
    })
  })
}

const fechar = (servidor: net.Server): Promise<void> => new Promise((ok) => servidor.close(() => ok()))

function portaDe(servidor: net.Server): number {
  const endereco = servidor.address()
  if (typeof endereco !== 'object' || endereco === null) throw new Error('listens at no port')
  return endereco.port
}
