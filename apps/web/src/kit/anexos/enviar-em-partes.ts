// Resumable upload of a large file in small parts. A broken line loses one of them, which is retried; an upload that
// was given up resumes where it stopped.
import { EM_PARTES_DESDE, limitesDaParte, partesQueFaltam } from '@martelo/domain/anexos/envio-em-partes.ts'
import { chamar, enderecoDe } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { enviarBytes } from '../../core/enviar-bytes.ts'
import type { Dono, ParaEnviar } from './usar-anexos.ts'

export const vaiEmPartes = (arquivo: File): boolean => arquivo.size > EM_PARTES_DESDE

const TENTATIVAS = 8
const MAIOR_ESPERA_MS = 15_000

/** The line or the server was away, or asked for patience: nothing is wrong with the file. */
const passa = (e: unknown): boolean => e instanceof ErroDeChamada && (e.codigo >= 500 || e.codigo === 429)

function esperar(ms: number, sinal: AbortSignal): Promise<void> {
  return new Promise((ok, nao) => {
    const seguir = (): void => {
      clearTimeout(relogio)
      window.removeEventListener('online', seguir)
      if (sinal.aborted) nao(sinal.reason)
      else ok()
    }
    const relogio = setTimeout(seguir, ms)
    window.addEventListener('online', seguir, { once: true })
    sinal.addEventListener('abort', seguir, { once: true })
  })
}

async function insistindo<T>(fazer: () => Promise<T>, sinal: AbortSignal): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await fazer()
    } catch (e) {
      if (sinal.aborted || n === TENTATIVAS || !passa(e)) throw e
      await esperar(Math.min(MAIOR_ESPERA_MS, 500 * 2 ** n), sinal)
    }
  }
}

export async function enviarEmPartes(
  dono: Dono,
  chaveDoPedido: string,
  { arquivo, ...com }: ParaEnviar,
  andar: (feito: number) => void,
  sinal: AbortSignal,
) {
  const params = { ...dono }
  const body = { ...com, chaveDoPedido, nome: arquivo.name, tamanho: arquivo.size }
  const { uid, recebidas, pronto } = await insistindo(
    () => chamar('POST /v1/anexos/:entidade/:uid/envios', { params, body }),
    sinal,
  )
  if (pronto) return chamar('GET /v1/anexos/:entidade/:uid', { params })
  try {
    let feitos = 0
    for (const n of recebidas) feitos += tamanhoDa(arquivo.size, n)
    for (const numero of partesQueFaltam(arquivo.size, recebidas)) {
      const { de = 0, ate = 0 } = limitesDaParte(arquivo.size, numero) ?? {}
      const antes = feitos
      const endereco = enderecoDe('/v1/envios-de-anexos/:uid/partes/:numero', { params: { uid, numero } })
      await insistindo(
        () =>
          enviarBytes('PUT', endereco, arquivo.slice(de, ate), {
            sinal,
            aoAndar: (bytes) => andar(Math.min(0.99, (antes + bytes) / arquivo.size)),
          }),
        sinal,
      )
      feitos += ate - de
    }
    return await insistindo(
      () => chamar('POST /v1/envios-de-anexos/:uid/concluir', { params: { uid } }),
      sinal,
    )
  } catch (e) {
    // Given up by the person: what has come is of no use. If this is lost too, the server forgets it by itself.
    if (sinal.aborted)
      void chamar('DELETE /v1/envios-de-anexos/:uid', { params: { uid } }).catch(() => undefined)
    throw e
  }
}

function tamanhoDa(total: number, numero: number): number {
  const l = limitesDaParte(total, numero)
  return l === null ? 0 : l.ate - l.de
}
