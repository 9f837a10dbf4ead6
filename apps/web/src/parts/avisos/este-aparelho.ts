// Notices on this device: what the browser can, signing it up, and taking it back.
import { chamar } from '../../core/api.ts'

export type EstadoDoAparelho =
  | 'sem-suporte'
  /** an iPhone or iPad gives notices to installed sites only */
  | 'instalar-primeiro'
  | 'bloqueado'
  | 'desligado'
  | 'ligado'

const PACIENCIA_MS = 3_000

async function registro(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null
  return (await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register('/sw.js')
}

export async function estadoDoAparelho(): Promise<EstadoDoAparelho> {
  const r = await registro().catch(() => null)
  if (r === null) return /iPhone|iPad/.test(navigator.userAgent) ? 'instalar-primeiro' : 'sem-suporte'
  if (Notification.permission === 'denied') return 'bloqueado'
  return (await r.pushManager.getSubscription()) === null ? 'desligado' : 'ligado'
}

/** Asks the person (the browser's own question) and signs this device up. Throws what went wrong, in a person's words. */
export async function ligarAparelho(): Promise<EstadoDoAparelho> {
  const r = await registro()
  if (r === null) return 'sem-suporte'
  if ((await Notification.requestPermission()) !== 'granted') return 'bloqueado'
  const { chave } = await chamar('GET /v1/avisos/chave')
  await navigator.serviceWorker.ready
  let inscricao: PushSubscription
  try {
    inscricao = await r.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: chave })
  } catch {
    throw new Error('Este navegador não conseguiu falar com o serviço de avisos dele. Tente mais tarde.')
  }
  const { endpoint, keys } = inscricao.toJSON()
  try {
    await chamar('POST /v1/cliente/aparelhos', {
      body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
    })
  } catch (e) {
    await inscricao.unsubscribe()
    throw e
  }
  return 'ligado'
}

/**
 * On this device, and at the server if it answers soon. Best effort: signing out must not wait, so it never throws.
 * The badge on the icon counts the user's notices and is cleared too, also on a device that was never subscribed.
 */
export async function desligarAparelho(): Promise<void> {
  mostrarNoIcone(0)
  try {
    const r = await navigator.serviceWorker?.getRegistration()
    const inscricao = await r?.pushManager?.getSubscription()
    if (!inscricao) return
    const avisado = chamar('POST /v1/avisos/desligar-aparelho', { body: { endpoint: inscricao.endpoint } })
    await Promise.race([avisado.catch(() => undefined), new Promise((ok) => setTimeout(ok, PACIENCIA_MS))])
    await inscricao.unsubscribe()
  } catch {
    // The service forgets a device that is gone by itself (404, 410).
  }
}

/** The number on the installed site's icon, where the system shows one. */
export function mostrarNoIcone(porLer: number): void {
  if (!('setAppBadge' in navigator)) return
  const feito = porLer > 0 ? navigator.setAppBadge(porLer) : navigator.clearAppBadge()
  feito.catch(() => undefined)
}
