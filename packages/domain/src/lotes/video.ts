// Where a lot's video comes from. Only hosts that the pages' content security policy lets into a frame are known. The
// typed address never reaches `src`: the video's id is taken from it and a new address is built, against look-alike
// hosts and scripts.

export interface VideoDoLote {
  readonly servico: 'YouTube' | 'Vimeo'
  /** for a frame */
  readonly src: string
}

/** Host, path and query of a web address, the host in small letters and without `www.`. */
const ENDERECO = /^https?:\/\/(?:www\.)?([a-z0-9.-]+)(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i
const DO_YOUTUBE = /^(?:m\.)?youtube(?:-nocookie)?\.com$/
const ID_DO_YOUTUBE = /^[\w-]{11}$/
const ID_DO_VIMEO = /\/(\d{6,12})(?:\/|$)/

function idDoYoutube(host: string, partes: readonly string[], busca: string): string | null {
  if (host === 'youtu.be') return partes[0] ?? null
  if (partes[0] === 'watch') return /(?:^|&)v=([^&]*)/.exec(busca)?.[1] ?? null
  return ['embed', 'shorts', 'live'].includes(partes[0] ?? '') ? (partes[1] ?? null) : null
}

/** Null: not an address of a known host. */
export function videoDoLote(endereco: string | null): VideoDoLote | null {
  const [, escrito = '', caminho = '', busca = ''] = ENDERECO.exec(endereco?.trim() ?? '') ?? []
  const host = escrito.toLowerCase()
  if (host === 'youtu.be' || DO_YOUTUBE.test(host)) {
    const partes = caminho.split('/').filter((p) => p !== '')
    const id = idDoYoutube(host, partes, busca)
    return id !== null && ID_DO_YOUTUBE.test(id)
      ? { servico: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
      : null
  }
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const id = ID_DO_VIMEO.exec(caminho)?.[1]
  return id === undefined
    ? null
    : { servico: 'Vimeo', src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` }
}
