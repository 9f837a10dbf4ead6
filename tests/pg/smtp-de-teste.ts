/** A mail server for tests: speaks as much SMTP as nodemailer asks for, keeps what it got, refuses whom it is told to. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SmtpDeTeste {
  readonly url: string
  /** whole messages, as they came */
  readonly recebidas: readonly string[]
  /** each address that a letter was offered for */
  readonly tentativas: readonly string[]
  fechar(): Promise<void>
}

/** `recusa`: the answer to an address that is not taken; null takes it. */
export async function abrirSmtp(recusa: (para: string) => string | null): Promise<SmtpDeTeste> {
  const recebidas: string[] = []
  const tentativas: string[] = []
  const abertas = new Set<Socket>()
  const responder = (linha: string): string => {
    if (/^EHLO|^HELO/i.test(linha)) return '250 teste'
    const para = /^RCPT TO:<([^>]+)>/i.exec(linha)?.[1]
    if (para !== undefined) {
      tentativas.push(para)
      return recusa(para) ?? '250 ok'
    }
    if (/^DATA/i.test(linha)) return '354 go on'
    return /^QUIT/i.test(linha) ? '221 bye' : '250 ok'
  }
  const servidor = createServer((s) => {
    abertas.add(s)
    s.on('close', () => abertas.delete(s)).on('error', () => undefined)
    let resto = ''
    let carta: string | null = null
    s.write('220 teste\r\n')
    s.on('data', (d) => {
      resto += d.toString()
      for (let i = resto.indexOf('\r\n'); i >= 0; i = resto.indexOf('\r\n')) {
        const linha = resto.slice(0, i)
        resto = resto.slice(i + 2)
        if (carta === null) {
          const r = responder(linha)
          if (r.startsWith('354')) carta = ''
          s.write(`${r}\r\n`)
        } else if (linha === '.') {
          recebidas.push(carta)
          carta = null
          s.write('250 taken\r\n')
        } else carta += `${linha}\r\n`
      }
    })
  })
  servidor.listen(0, '127.0.0.1')
  await once(servidor, 'listening')
  return {
    url: `smtp://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    recebidas,
    tentativas,
    async fechar() {
      for (const s of abertas) s.destroy()
      servidor.close()
      await once(servidor, 'close')
    },
  }
}
