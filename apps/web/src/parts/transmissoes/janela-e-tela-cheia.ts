// The picture on the whole screen and in a window of its own. Telephones of Apple know neither by the standard's name: there it
// is the video alone that fills the screen, by a name of its own.

interface DaApple {
  readonly webkitEnterFullscreen?: () => void
  readonly webkitSupportsFullscreen?: boolean
  readonly webkitSetPresentationMode?: (modo: 'inline' | 'picture-in-picture' | 'fullscreen') => void
  readonly webkitPresentationMode?: string
  readonly webkitSupportsPresentationMode?: (modo: string) => boolean
}
type Video = Partial<
  Pick<HTMLVideoElement, 'requestFullscreen' | 'requestPictureInPicture' | 'disablePictureInPicture'>
> &
  DaApple

const doDocumento = (): Partial<Document> => (typeof document === 'undefined' ? {} : document)

/** `webkitSupportsFullscreen` is false until the video knows its size: the name alone tells what the telephone can. */
export const podeEncherATela = (v: Video): boolean =>
  (v.requestFullscreen !== undefined && doDocumento().fullscreenEnabled !== false) ||
  v.webkitEnterFullscreen !== undefined

export const podeTerJanela = (v: Video): boolean =>
  (v.requestPictureInPicture !== undefined && doDocumento().pictureInPictureEnabled === true) ||
  v.webkitSupportsPresentationMode?.('picture-in-picture') === true

export const emJanela = (v: Video): boolean =>
  doDocumento().pictureInPictureElement === v || v.webkitPresentationMode === 'picture-in-picture'

/** `quadro`: what stands around the picture, so that price and words fill the screen with it. Full already: back into the page. */
export async function encherATela(v: Video, quadro: Pick<Video, 'requestFullscreen'> = v): Promise<void> {
  if (doDocumento().fullscreenElement) return document.exitFullscreen()
  if (quadro.requestFullscreen !== undefined) return quadro.requestFullscreen()
  if (v.webkitEnterFullscreen === undefined) throw new Error('no full screen')
  v.webkitEnterFullscreen()
}

/** Open already: it comes back into the page. */
export async function abrirEmJanela(v: Video): Promise<void> {
  if (v.requestPictureInPicture !== undefined && doDocumento().pictureInPictureEnabled === true) {
    if (emJanela(v)) await document.exitPictureInPicture()
    else await v.requestPictureInPicture()
    return
  }
  if (v.webkitSetPresentationMode === undefined) throw new Error('no window')
  v.webkitSetPresentationMode(emJanela(v) ? 'inline' : 'picture-in-picture')
}
