// The product behind a slow hand: every document arrives in small pieces, as on a bad line or a machine that is busy, so that the
// browser paints what it has. All else passes through as it is.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

const PEDACO = 2_000
const ESPERA_MS = 15

const esperar = () => new Promise((pronto) => setTimeout(pronto, ESPERA_MS))

async function aPasso(corpo: AsyncIterable<Buffer>, r: ServerResponse): Promise<void> {
  for await (const parte of corpo)
    for (let i = 0; i < parte.length; i += PEDACO) {
      r.write(parte.subarray(i, i + PEDACO))
      await esperar()
    }
  r.end()
}

/** The upgrade to the socket of the live rooms, byte by byte as it came. */
function ligar(porta: number, pedido: IncomingMessage, cliente: Socket, inicio: Buffer): void {
  const produto = connect(porta, '127.0.0.1', () => {
    const linhas = pedido.rawHeaders.flatMap((nome, i, todas) =>
      i % 2 === 0 ? [`${nome}: ${todas[i + 1]}`] : [],
    )
    produto.write(`${pedido.method} ${pedido.url} HTTP/1.1\r\n${linhas.join('\r\n')}\r\n\r\n`)
    produto.write(inicio)
    produto.pipe(cliente).pipe(produto)
  })
  produto.on('error', () => cliente.destroy())
  cliente.on('error', () => produto.destroy())
}

/** Its port on this machine, and how to end it. */
export async function paginasAosPedacos(porta: number): Promise<{ porta: number; fechar(): void }> {
  const servidor = createServer((pedido, r) => {
    // Compressed, a whole page would be one piece.
    const { 'accept-encoding': _, ...headers } = pedido.headers
    const { method, url: path } = pedido
    const adiante = request({ host: '127.0.0.1', port: porta, method, path, headers }, (resposta) => {
      const documento = resposta.headers['content-type']?.startsWith('text/html') === true
      if (documento) delete resposta.headers['content-length']
      r.writeHead(resposta.statusCode ?? 502, resposta.headers)
      if (documento) void aPasso(resposta, r)
      else resposta.pipe(r)
    })
    adiante.on('error', () => r.destroy())
    pedido.pipe(adiante)
  })
  servidor.on('upgrade', (pedido, cliente: Socket, inicio) => ligar(porta, pedido, cliente, inicio))
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  return {
    porta: (servidor.address() as AddressInfo).port,
    fechar: () => {
      servidor.closeAllConnections()
      servidor.close()
    },
  }
}
