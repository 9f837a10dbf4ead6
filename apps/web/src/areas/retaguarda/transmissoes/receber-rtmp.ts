// A source that an outside encoder sends: the desk watches it as the public watches a programme, and mixes what it sees.

import { chamar } from '../../../core/api.ts'
import { PlayerFmp4 } from '../../../parts/transmissoes/player-fmp4.ts'
import type { MesaDeVideo } from './mesa-de-video.ts'

export const idDaEntrada = (uid: string): string => `rtmp-${uid}`

interface Recebida {
  readonly nome: string
  parar(): void
}

function receber(mesa: MesaDeVideo, uid: string, nome: string): Recebida {
  const id = idDaEntrada(uid)
  const video = document.createElement('video')
  // Its sound goes to the mixer, not to the loudspeakers.
  video.muted = true
  video.playsInline = true
  const { captureStream } = video as unknown as { captureStream?: () => MediaStream }
  const captado = captureStream?.call(video)
  let trilha: MediaStreamTrack | undefined
  const juntar = (): void => {
    const viva = captado?.getVideoTracks().find((t) => t.readyState === 'live')
    if (captado === undefined || viva === undefined || viva === trilha) return
    trilha = viva
    const vivas = captado.getTracks().filter((t) => t.readyState === 'live')
    mesa.juntar({ id, nome, tipo: 'rtmp' }, new MediaStream(vivas))
  }
  // Picture and sound come one after the other.
  captado?.addEventListener('addtrack', () => setTimeout(juntar))
  const player = new PlayerFmp4(
    video,
    {
      async endereco() {
        const { token } = await chamar('GET /v1/transmissao/:uid/ver', { params: { uid } })
        const raiz = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`
        return `${raiz}/v1/midia/ver/${uid}?t=${encodeURIComponent(token)}`
      },
    },
    { estado: (e) => e === 'ao-vivo' && juntar(), qualidade: () => undefined },
  )
  return {
    nome,
    parar() {
      player.parar()
      mesa.tirar(id)
    },
  }
}

/** All of a channel's, as the server lists them. */
export class EntradasDaMesa {
  readonly #recebidas = new Map<string, Recebida>()
  readonly #mesa: MesaDeVideo

  constructor(mesa: MesaDeVideo) {
    this.#mesa = mesa
  }

  seguir(entradas: readonly { readonly uid: string; readonly nome: string }[]): void {
    for (const [uid, r] of this.#recebidas)
      if (!entradas.some((e) => e.uid === uid)) {
        r.parar()
        this.#recebidas.delete(uid)
      }
    for (const { uid, nome } of entradas)
      if (!this.#recebidas.has(uid)) this.#recebidas.set(uid, receber(this.#mesa, uid, nome))
  }

  parar(): void {
    this.seguir([])
  }
}
