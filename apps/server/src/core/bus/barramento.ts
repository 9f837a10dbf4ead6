// The bus between processes: PostgreSQL LISTEN/NOTIFY on one channel. Words are small (a room and a version, a notice);
// the receiver reads the content from the tables. A process never hears itself: it has delivered already.
//
// Words that come while a statement is under way go together in the next one: thousands of notices per second cost some
// tens of statements. They arrive in the order in which they were said.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { BancoDeDados } from '../database/database.ts'
import { ligacaoA } from '../database/primario.ts'
import { criarOuvintes } from './ouvintes.ts'

export interface Barramento {
  /** resolves when the word has been sent */
  publicar(assunto: string, dados: unknown): Promise<void>
  assinar(assunto: string, fn: (dados: never) => void): void
  parar(): Promise<void>
}

const CANAL = 'martelo'
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAXIMO = 7800
const POR_COMANDO = 512

interface Palavra {
  readonly texto: string
  readonly dita: () => void
  readonly falhou: (e: unknown) => void
}

/** `aoReligar` runs after a lost connection came back: words may have been missed. */
export async function abrirBarramento(
  banco: BancoDeDados,
  log: Logger,
  aoReligar: () => void,
): Promise<Barramento> {
  const eu = randomUUID()
  const ouvintes = criarOuvintes(log)
  const estado = { parado: false }
  let cliente: pg.Client | null = null

  const ligar = async (): Promise<void> => {
    const c = new pg.Client({
      ...ligacaoA(banco.url),
      application_name: 'martelo-barramento',
    })
    c.on('error', (e) => log.warn({ err: e }, 'bus connection failed'))
    c.on('end', () => {
      if (!estado.parado && cliente === c) void religar()
    })
    c.on('notification', (n) => {
      const texto = n.payload ?? ''
      // Own words come back too: they are not read.
      if (texto.startsWith(eu, 2)) return
      for (const palavra of ouvintes.abrir(texto).slice(1)) ouvintes.entregar(palavra)
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

  let fila: Palavra[] = []
  let dizendo = false
  let dito: Promise<void> = Promise.resolve()
  const dizer = async (): Promise<void> => {
    dizendo = true
    while (fila.length > 0) {
      const vez = fila.slice(0, POR_COMANDO)
      fila = fila.slice(POR_COMANDO)
      try {
        await banco.poolSistema.query({
          name: 'barramento-dizer',
          text: 'select pg_notify($1, p) from unnest($2::text[]) with ordinality as t(p, n) order by n',
          values: [CANAL, emPacotes(eu, vez)],
        })
        for (const p of vez) p.dita()
      } catch (e) {
        for (const p of vez) p.falhou(e)
      }
    }
    dizendo = false
  }
  return {
    publicar(assunto, dados) {
      const texto = JSON.stringify([assunto, dados])
      if (Buffer.byteLength(texto) > MAXIMO - eu.length - 5)
        return Promise.reject(new Error(`bus message on ${assunto} is too large`))
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      fila.push({ texto, dita: resolve, falhou: reject })
      if (!dizendo) dito = dizer()
      return promise
    },
    assinar: (assunto, fn) => ouvintes.assinar(assunto, fn),
    async parar() {
      estado.parado = true
      // What was said last is what others need most: who has gone.
      await dito
      await cliente?.end()
    },
  }
}

/** As many words in one payload as fit. The same word said twice is sent once (a room that has news has news). */
function emPacotes(eu: string, palavras: readonly Palavra[]): string[] {
  const pacotes: string[] = []
  let atual = ''
  let bytes = 0
  for (const texto of new Set(palavras.map((p) => p.texto))) {
    const n = Buffer.byteLength(texto) + 1
    if (atual !== '' && bytes + n > MAXIMO - eu.length - 5) {
      pacotes.push(`["${eu}"${atual}]`)
      atual = ''
      bytes = 0
    }
    atual += `,${texto}`
    bytes += n
  }
  if (atual !== '') pacotes.push(`["${eu}"${atual}]`)
  return pacotes
}
