// Passkeys of this browser. The library comes when a key is made or used: most visits do neither.

/** Whether this browser has passkeys at all; false while the server renders. */
export const haChaves = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

const biblioteca = () => import('@simplewebauthn/browser')

/** A person who closed the device's window has changed his mind: no error to show. */
const desistiu = (e: unknown): boolean =>
  e instanceof Error && (e.name === 'NotAllowedError' || e.name === 'AbortError')

/** null: the person closed the window of the device. */
async function pedir<R>(fazer: () => Promise<R>): Promise<R | null> {
  try {
    return await fazer()
  } catch (e) {
    if (desistiu(e)) return null
    if (e instanceof Error && e.name === 'InvalidStateError')
      throw new Error('Este aparelho já tem uma chave desta conta.', { cause: e })
    throw new Error('O aparelho não conseguiu usar a chave. Tente de novo.', { cause: e })
  }
}

/** `opcoes` as the server gave them. */
export async function criarNoAparelho(opcoes: unknown) {
  const { startRegistration } = await biblioteca()
  const r = await pedir(() => startRegistration({ optionsJSON: opcoes as Opcoes<typeof startRegistration> }))
  if (r === null) return null
  const { clientDataJSON, attestationObject, transports } = r.response
  return {
    id: r.id,
    rawId: r.rawId,
    type: r.type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports: [...transports] } : {}) },
  }
}

export async function assinarNoAparelho(opcoes: unknown) {
  const { startAuthentication } = await biblioteca()
  const r = await pedir(() =>
    startAuthentication({ optionsJSON: opcoes as Opcoes<typeof startAuthentication> }),
  )
  if (r === null) return null
  const { clientDataJSON, authenticatorData, signature, userHandle } = r.response
  return {
    id: r.id,
    rawId: r.rawId,
    type: r.type,
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  }
}

type Opcoes<F extends (o: never) => unknown> = Parameters<F>[0] extends { optionsJSON: infer O } ? O : never
