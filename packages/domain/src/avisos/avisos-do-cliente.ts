/**
 * What a client may be told wherever he is, in the words of the site, and to which services a notice may be handed.
 * Texts go over the services of others and stand on locked screens: they name the lot and nothing of the person, no
 * value that he bid and no ceiling.
 */
import { com, contar, maiuscula, type Palavras } from '../hotsites/palavras.ts'

export const TIPOS_DE_AVISO = ['superado', 'encerrando', 'ao-vivo', 'lote-perto', 'busca'] as const
export type TipoDeAviso = (typeof TIPOS_DE_AVISO)[number]

export interface Preferencia {
  readonly noSite: boolean
  readonly porPush: boolean
}

/** The default. What is over in minutes is stale in the site's bell. */
export const PREFERENCIA_PADRAO: Readonly<Record<TipoDeAviso, Preferencia>> = {
  superado: { noSite: true, porPush: true },
  encerrando: { noSite: true, porPush: true },
  'ao-vivo': { noSite: true, porPush: true },
  'lote-perto': { noSite: false, porPush: true },
  busca: { noSite: true, porPush: true },
}

/** "Ending soon": that long before the end. */
export const MINUTOS_ANTES_DO_FIM = 15
/** "Near": that many lots ahead in a live auction. */
export const LOTES_ADIANTE = 5
/** A notice that could not be handed over within that time is dropped. */
export const VALIDADE_MIN: Readonly<Record<TipoDeAviso, number>> = {
  superado: 15,
  encerrando: MINUTOS_ANTES_DO_FIM,
  'ao-vivo': 30,
  'lote-perto': 10,
  busca: 720,
}

/** Carried by the test notice that a user sends to his own devices. */
export const MARCA_DE_TESTE = 'teste'

export interface Texto {
  readonly titulo: string
  readonly texto: string
}

interface Fatos {
  /** the lot's name and number; for `ao-vivo` the auction's */
  readonly nome: string
  readonly numero: string
  /** `lote-perto`: lots still to be called before it */
  readonly faltam?: number | undefined
}

export function textoDoAviso(tipo: Exclude<TipoDeAviso, 'busca'>, f: Fatos, p: Palavras): Texto {
  const lote = `${maiuscula(p.lote.um)} ${f.numero}: ${f.nome}`
  const deles = p.lance.genero === 'f'
  switch (tipo) {
    case 'superado':
      return {
        titulo: `${maiuscula(com('seu', p.lance))} foi ${deles ? 'superada' : 'superado'}`,
        texto: lote,
      }
    case 'encerrando':
      return { titulo: `Encerra em menos de ${MINUTOS_ANTES_DO_FIM} minutos`, texto: lote }
    case 'ao-vivo':
      return { titulo: `${maiuscula(p.leilao.um)} ao vivo agora`, texto: f.nome }
    case 'lote-perto': {
      const n = f.faltam ?? 0
      return {
        titulo: n === 0 ? 'É o próximo' : `${n === 1 ? 'Falta' : 'Faltam'} ${contar(n, p.lote)}`,
        texto: lote,
      }
    }
  }
}

/** The push services of the browsers; a name that begins with a dot takes every host below it. */
const SERVICOS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/**
 * Whether a notice may be handed to this address: it comes from a browser and we write to it, so it must be a known
 * service and nothing inside our own network. `outros`: origins that the operator adds (`https://push.exemplo.com`).
 */
export function servicoDePushConhecido(endpoint: string, outros: readonly string[]): boolean {
  const m = /^(https?):\/\/([a-z0-9.-]+)(:\d{1,5})?\/[^\s#]*$/i.exec(endpoint)
  if (m === null) return false
  const [, esquema = '', host = '', porta = ''] = m.map((x) => (x ?? '').toLowerCase())
  if (outros.includes(`${esquema}://${host}${porta}`)) return true
  if (esquema !== 'https' || porta !== '') return false
  return SERVICOS.some((s) => (s.startsWith('.') ? host.endsWith(s) : host === s))
}
