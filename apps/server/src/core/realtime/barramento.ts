// The bus between processes: PostgreSQL LISTEN/NOTIFY on one channel. Words are small (a room and a version, a notice);
// whoever needs the content reads it from the tables. A process never hears itself: it has delivered already.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { BancoDeDados } from '../database/database.ts'

export interface Barramento {
  publicar(assunto: string, dados: unknown): Promise<void>
  assinar(assunto: string, fn: (dados: never) => void): void
  parar(): Promise<void>
}

const CANAL = 'martelo'
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAXIMO = 7800

/** `aoReligar` runs after a lost connection came back: words may have been missed. */
export async function abrirBarramento(
  banco: BancoDeDados,
  log: Logger,
  aoReligar: () => void,
): Promise<Barramento> {
  const eu = randomUUID()
  const ouvintes = new Map<string, ((dados: never) => void)[]>()
  const estado = { parado: false }
  let cliente: pg.Client | null = null

  const ligar = async (): Promise<void> => {
    const c = new pg.Client({
      connectionString: banco.url,
      application_name: 'martelo-barramento',
      keepAlive: true,
    })
    c.on('error', (e) => log.warn({ err: e }, 'bus connection failed'))
    c.on('end', () => {
      if (!estado.parado && cliente === c) void religar()
    })
    c.on('notification', (n) => {
      const [de, assunto, dados] = JSON.parse(n.payload ?? '[]') as [string, string, never]
      if (de !== eu) for (const fn of ouvintes.get(assunto) ?? []) fn(dados)
    })
    await c.connect()
    await c.query(`listen ${CANAL}`)
    cliente = c
  }
  const religar = async (): Promise<void> => {
    cliente = null
    for (let espera = 100; !estado.parado; espera = Math.min(espera * 2, 5000)) {
      try {
        await ligar()
        aoReligar()
        return
      } catch (e) {
        log.warn({ err: e, espera }, 'bus cannot reconnect yet')
        await new Promise((r) => setTimeout(r, espera))
      }
    }
  }
  await ligar()
  return {
    async publicar(assunto, dados) {
      const texto = JSON.stringify([eu, assunto, dados])
      if (Buffer.byteLength(texto) > MAXIMO) throw new Error(`bus message on ${assunto} is too large`)
      await banco.poolSistema.query('select pg_notify($1, $2)', [CANAL, texto])
    },
    assinar(assunto, fn) {
      ouvintes.set(assunto, [...(ouvintes.get(assunto) ?? []), fn])
    },
    async parar() {
      estado.parado = true
      await cliente?.end()
    },
  }
}
