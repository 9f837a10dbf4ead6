// Where a lot's video comes from. Only hosts that the pages' content security policy lets into a frame are known; of
// their addresses the video's id is taken and a new address is built, so that nothing of what was typed reaches a frame.
// How to get it wrong: to put the typed address into `src`: a look-alike host or a script would come with it.

export interface VideoDoLote {
  readonly servico: 'YouTube' | 'Vimeo'
  /** for a frame */
  readonly src: string
}

const ID_DO_YOUTUBE = /^[\w-]{11}$/
const ID_DO_VIMEO = /^\d{6,12}$/

function doYoutube(u: URL): string | null {
  const partes = u.pathname.split('/').filter(Boolean)
  if (u.hostname === 'youtu.be') return partes[0] ?? null
  if (partes[0] === 'watch') return u.searchParams.get('v')
  return ['embed', 'shorts', 'live'].includes(partes[0] ?? '') ? (partes[1] ?? null) : null
}

const HOSTS_DO_YOUTUBE: ReadonlySet<string> = new Set([
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
])

/** Null: not an address of a known host. */
export function videoDoLote(endereco: string | null): VideoDoLote | null {
  const escrito = endereco?.trim() ?? ''
  if (!/^https?:\/\//i.test(escrito) || !URL.canParse(escrito)) return null
  const u = new URL(escrito)
  const host = u.hostname.replace(/^www\./, '')
  if (HOSTS_DO_YOUTUBE.has(host)) {
    const id = doYoutube(new URL(`https://${host}${u.pathname}${u.search}`))
    return id !== null && ID_DO_YOUTUBE.test(id)
      ? { servico: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
      : null
  }
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null
  const id = u.pathname.split('/').findLast((p) => ID_DO_VIMEO.test(p))
  return id === undefined
    ? null
    : { servico: 'Vimeo', src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` }
}
