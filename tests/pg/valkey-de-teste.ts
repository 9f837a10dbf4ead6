/**
 * A server of the Redis protocol that knows what a bus needs (HELLO, INFO, PING, PUBLISH, SUBSCRIBE), for the tests of the
 * bus: an outside party that runs as a real server on a real port. It can be cut off and come back.
 */
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface ValkeyDeTeste {
  readonly url: string
  /** ends every connection and refuses new ones */
  cortar(): Promise<void>
  voltar(): Promise<void>
  parar(): Promise<void>
}

/** One command: an array of bulk strings. Answers what it read and how long it was; null when more has to come. */
function lerComando(dados: Buffer): { partes: string[]; tamanho: number } | null {
  let i = 0
  const linha = (): string | null => {
    const fim = dados.indexOf('\r\n', i)
    if (fim < 0) return null
    const texto = dados.toString('utf8', i, fim)
    i = fim + 2
    return texto
  }
  const cabeca = linha()
  if (cabeca === null) return null
  const partes: string[] = []
  for (let n = Number(cabeca.slice(1)); n > 0; n--) {
    const bytes = Number(linha()?.slice(1) ?? Number.NaN)
    if (Number.isNaN(bytes) || dados.length < i + bytes + 2) return null
    partes.push(dados.toString('utf8', i, i + bytes))
    i += bytes + 2
  }
  return { partes, tamanho: i }
}

const bulk = (t: string): string => `$${Buffer.byteLength(t)}\r\n${t}\r\n`

export async function abrirValkeyDeTeste(): Promise<ValkeyDeTeste> {
  const todas = new Set<Socket>()
  const assinantes = new Set<Socket>()
  const atender = (s: Socket, [nome = '', ...args]: readonly string[]): void => {
    switch (nome.toUpperCase()) {
      case 'SUBSCRIBE':
        assinantes.add(s)
        s.write(`*3\r\n${bulk('subscribe')}${bulk(args[0] ?? '')}:1\r\n`)
        return
      case 'PUBLISH':
        for (const a of assinantes)
          a.write(`*3\r\n${bulk('message')}${bulk(args[0] ?? '')}${bulk(args[1] ?? '')}`)
        s.write(`:${assinantes.size}\r\n`)
        return
      case 'INFO':
        s.write(bulk('redis_version:7.4.0\r\nloading:0'))
        return
      case 'HELLO':
        s.write('-NOPROTO unsupported protocol version\r\n')
        return
      default:
        s.write('+OK\r\n')
    }
  }
  const servidor = createServer((s) => {
    todas.add(s)
    let resto = Buffer.alloc(0)
    s.on('data', (d) => {
      resto = Buffer.concat([resto, d])
      for (let c = lerComando(resto); c !== null; c = lerComando(resto)) {
        resto = resto.subarray(c.tamanho)
        atender(s, c.partes)
      }
    })
    const sair = (): void => {
      todas.delete(s)
      assinantes.delete(s)
    }
    s.on('close', sair)
    s.on('error', sair)
  })
  const ouvir = (porta: number) =>
    new Promise<void>((ok, falha) => {
      servidor.once('error', falha)
      servidor.listen(porta, '127.0.0.1', ok)
    })
  await ouvir(0)
  const { port } = servidor.address() as AddressInfo
  const fechar = async (): Promise<void> => {
    const fechado = new Promise<void>((ok) => servidor.close(() => ok()))
    for (const s of todas) s.destroy()
    await fechado
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    cortar: fechar,
    voltar: () => ouvir(port),
    async parar() {
      if (servidor.listening) await fechar()
    },
  }
}
