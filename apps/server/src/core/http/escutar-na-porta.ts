// Several ears at one port. Since libuv 1.45 a listening socket takes one new connection each time round the event loop
// (libuv pull request 3696), so a process whose rounds last thirty milliseconds takes thirty a second, however many stand
// before the door: they wait for seconds, and when five hundred wait the next are turned away and try again after one
// second, three, seven. A crowd that comes at once, or comes back at once after a broken line, is just that. Each
// further socket at the same port takes one more; the system spreads the connections over them.
//
// Where the system cannot share a port in that way (Windows, macOS), one ear has to do.
// How one could get it wrong: to share the port with a stranger. Whoever listens there already is found before.
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
export async function escutarNaPorta(http: Server, porta: number, host: string): Promise<Escuta> {
  const sonda = net.createServer()
  await escutar(sonda, { port: porta, host })
  const livre = portaDe(sonda)
  await fechar(sonda)
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
