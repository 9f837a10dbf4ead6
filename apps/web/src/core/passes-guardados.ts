// Codes for the gate that this device keeps for a place without network. They lie with what else is the person's own: signing
// out, or another person's sign-in, takes them away (src/sw/guardados.ts).
const PESSOAL = 'martelo-pessoal-1'
const ONDE = '/__guardado/passes'
/** One seldom collects more at once. */
const NO_MAXIMO = 10

export interface PasseGuardado {
  readonly uid: string
  readonly qrcode: string
  readonly quem: string
  readonly bem: string
  readonly placa: string | null
  readonly inicio: string
  readonly fim: string
  readonly patio: string
  readonly enderecoDoPatio: string
}

/** Best effort: without storage the code stands on the page alone. */
export async function guardarPasse(p: PasseGuardado): Promise<void> {
  try {
    const cache = await caches.open(PESSOAL)
    const ja = (await (await cache.match(ONDE))?.json()) as PasseGuardado[] | undefined
    const outros = (ja ?? []).filter((o) => o.uid !== p.uid && Date.parse(o.fim) > Date.now() - 86_400_000)
    const { uid, qrcode, quem, bem, placa, inicio, fim, patio, enderecoDoPatio } = p
    const este: PasseGuardado = { uid, qrcode, quem, bem, placa, inicio, fim, patio, enderecoDoPatio }
    await cache.put(ONDE, Response.json([este, ...outros].slice(0, NO_MAXIMO)))
  } catch {
    // A private window has no storage.
  }
}
