/**
 * Notices on devices: how far ahead a client is told, and to which services a notice may be handed. Texts go over the
 * services of others and stand on locked screens: see `cabeNaForma` for what they may name.
 */
/** "Ending soon": that long before the end. */
export const MINUTOS_ANTES_DO_FIM = 15
/** The reminders of a followed lot: minutes left, at most and at least (who follows it later gets none that is wrong). */
export const LEMBRETES = {
  'lembrete-hora': { ate: 60, desde: 30 },
  'lembrete-dia': { ate: 24 * 60, desde: 20 * 60 },
} as const
/** "Near": that many lots ahead in a live auction. */
export const LOTES_ADIANTE = 5

/** Carried by the test notice that a user sends to his own devices. */
export const MARCA_DE_TESTE = 'teste'

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
