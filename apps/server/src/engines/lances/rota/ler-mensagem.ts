/** JSON of another process; null when it is none (null is no request and no answer). */
export function lerMensagem(bruto: Buffer): unknown {
  try {
    return JSON.parse(bruto.toString())
  } catch {
    return null
  }
}
