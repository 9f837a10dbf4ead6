// Sends bytes with progress, which fetch cannot tell. There is no limit to the whole, which a slow line may need, but to
// the time without any progress.
import { MENSAGENS, TEMPO_LIMITE_MS } from '@martelo/contracts/core/errors.ts'
import { lerErro, prepararChamada } from './api.ts'
import { ErroDeChamada, semResposta } from './erro-de-chamada.ts'

export interface AndamentoDoEnvio {
  /** bytes that have left */
  readonly aoAndar?: (bytes: number) => void
  readonly sinal: AbortSignal
}

/** @throws ErroDeChamada; the signal's reason when it was cancelled */
export async function enviarBytes(
  metodo: 'POST' | 'PUT',
  endereco: string,
  corpo: FormData | Blob,
  { aoAndar, sinal }: AndamentoDoEnvio,
): Promise<unknown> {
  await prepararChamada()
  sinal.throwIfAborted()
  const resposta = await new Promise<Response>((resolver, recusar) => {
    const x = new XMLHttpRequest()
    const parar = (): void => {
      x.abort()
      recusar(sinal.reason)
    }
    let relogio = 0
    const esperar = (): void => {
      clearTimeout(relogio)
      relogio = window.setTimeout(() => {
        x.abort()
        recusar(semResposta(MENSAGENS.tempoEsgotado))
      }, TEMPO_LIMITE_MS)
    }
    sinal.addEventListener('abort', parar, { once: true })
    x.upload.addEventListener('progress', (e) => {
      esperar()
      aoAndar?.(e.loaded)
    })
    x.addEventListener('load', () =>
      resolver(new Response(x.responseText, { status: x.status, statusText: x.statusText })),
    )
    x.addEventListener('error', () => recusar(semResposta()))
    x.addEventListener('loadend', () => {
      clearTimeout(relogio)
      sinal.removeEventListener('abort', parar)
    })
    x.open(metodo, endereco)
    if (corpo instanceof Blob) x.setRequestHeader('content-type', 'application/octet-stream')
    esperar()
    x.send(corpo)
  })
  if (!resposta.ok) throw new ErroDeChamada(await lerErro(resposta))
  return resposta.json()
}
