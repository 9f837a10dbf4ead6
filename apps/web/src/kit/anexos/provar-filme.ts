// A film is tried before it is sent: what this browser cannot play the house's studio cannot, either.
const PRAZO_MS = 10_000

const NAO_TOCA = 'Este navegador não consegue tocar o filme. Grave-o em MP4 (H.264 e AAC) e envie de novo.'

/** A sentence for the person, or null: its first picture was seen. A machine that takes its time leaves it to the server. */
export function provarFilme(arquivo: Blob): Promise<string | null> {
  const v = document.createElement('video')
  const endereco = URL.createObjectURL(arquivo)
  return new Promise<string | null>((ok) => {
    const prazo = setTimeout(() => ok(null), PRAZO_MS)
    const acabar = (recusa: string | null): void => {
      clearTimeout(prazo)
      ok(recusa)
    }
    v.muted = true
    v.preload = 'auto'
    v.addEventListener('error', () => acabar(NAO_TOCA))
    v.addEventListener('loadeddata', () =>
      acabar(v.videoWidth === 0 ? 'O arquivo não tem imagem: envie um filme.' : null),
    )
    v.src = endereco
    v.load()
  }).finally(() => {
    v.removeAttribute('src')
    v.load()
    URL.revokeObjectURL(endereco)
  })
}
