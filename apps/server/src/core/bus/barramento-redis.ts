// The bus over Valkey or Redis (`BUS_URL=redis://…`, `rediss://…`): publish and subscribe on one channel. Words are as small
// as over PostgreSQL; what a lost connection swallowed is read from the tables (`aoReligar`).
//
// Refuses to queue commands while the server is away: a word that cannot be sent now fails; the sweep of rooms and the
// next word make it good.
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Barramento } from './barramento.ts'
import { criarOuvintes } from './ouvintes.ts'

const CANAL = 'martelo'
const ESPERA_MAXIMA_MS = 5_000
const PACIENCIA_MS = 5_000

export async function abrirBarramentoRedis(
  url: string,
  log: Logger,
  aoReligar: () => void,
): Promise<Barramento> {
  const eu = randomUUID()
  const ouvintes = criarOuvintes(log)
  const opcoes = {
    lazyConnect: true,
    connectTimeout: PACIENCIA_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (vez: number) => Math.min(100 * 2 ** vez, ESPERA_MAXIMA_MS),
  } as const
  // A connection that subscribes can say nothing else.
  const fala = new Redis(url, opcoes)
  const escuta = new Redis(url, { ...opcoes, autoResubscribe: false })
  for (const r of [fala, escuta]) r.on('error', (e: Error) => log.warn({ err: e }, 'bus connection failed'))
  let ligado = false
  escuta.on('ready', () => {
    escuta.subscribe(CANAL).then(
      () => {
        if (ligado) aoReligar()
        ligado = true
      },
      (e: unknown) => log.warn({ err: e }, 'bus could not subscribe'),
    )
  })
  escuta.on('message', (_canal: string, texto: string) => {
    const [de, ...palavra] = ouvintes.abrir(texto)
    if (de !== eu) ouvintes.entregar(palavra)
  })
  await Promise.all([fala.connect(), escuta.connect()])
  return {
    async publicar(assunto, dados) {
      await fala.publish(CANAL, JSON.stringify([eu, assunto, dados]))
    },
    assinar: (assunto, fn) => ouvintes.assinar(assunto, fn),
    parar() {
      fala.disconnect()
      escuta.disconnect()
      return Promise.resolve()
    },
  }
}
