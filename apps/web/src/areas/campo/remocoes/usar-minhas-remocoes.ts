// The removals of the driver who is signed in, as the server tells them or as this phone kept them, and what he sends.
import { useCallback, useEffect, useState } from 'react'
import { chamar, enviar as enviarArquivo } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { comSessao } from '../../../core/com-sessao.ts'
import type { EnviarFoto } from '../../../parts/remocoes/fila-de-fotos.ts'
import type { EnviarPassos } from '../../../parts/remocoes/fila-de-passos.ts'
import { esquecerMinhas, guardarMinhas, lerMinhas } from '../../../parts/remocoes/viagem-guardada.ts'
import type { NaEstrada } from '../../../parts/remocoes/viagem.tsx'

type Pedir = <T>(fazer: () => Promise<T>) => Promise<T>

export interface MinhasRemocoes {
  readonly data: readonly NaEstrada[] | null
  readonly error: Error | null
  /** the session is over and does not come back without a password */
  readonly semSessao: boolean
  /** a call in the session that is renewed when it has ended */
  readonly pedir: Pedir
  readonly reler: () => void
}

const codigoDe = (e: unknown): number => (e instanceof ErroDeChamada ? e.codigo : 0)

export function useMinhasRemocoes(usuUid: string): MinhasRemocoes {
  const [data, setData] = useState<readonly NaEstrada[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [semSessao, setSemSessao] = useState(false)
  const pedir = useCallback<Pedir>(async (fazer) => {
    try {
      const r = await comSessao(fazer)
      setSemSessao(false)
      return r
    } catch (e) {
      if (codigoDe(e) === 401) setSemSessao(true)
      throw e
    }
  }, [])
  const reler = useCallback((): void => {
    pedir(() => chamar('GET /v1/remocoes/minhas')).then(
      (r) => {
        setData(r)
        setError(null)
        void guardarMinhas(usuUid, r)
      },
      (e: unknown) => {
        setError(e instanceof Error ? e : new Error(String(e)))
        // No driver any more: what the phone kept of them goes too.
        if (codigoDe(e) !== 403) return
        setData(null)
        void esquecerMinhas()
      },
    )
  }, [pedir, usuUid])
  useEffect(() => {
    // At once from the phone: a line that is there and carries nothing would keep him waiting.
    void lerMinhas(usuUid).then((guardadas) => setData((ja) => ja ?? guardadas))
    reler()
    addEventListener('online', reler)
    return () => removeEventListener('online', reler)
  }, [usuUid, reler])
  return { data, error, semSessao, pedir, reler }
}

export function useEnviosDaRemocao(uid: string, pedir: Pedir) {
  const enviar = useCallback<EnviarPassos>(
    (body) => pedir(() => chamar('POST /v1/remocoes/:uid/passos', { params: { uid }, body })),
    [uid, pedir],
  )
  const enviarFoto = useCallback<EnviarFoto>(
    (f, arquivo) =>
      pedir(() =>
        enviarArquivo('POST /v1/remocoes/:uid/fotos-da-viagem', [arquivo], {
          params: { uid },
          body: { momento: f.momento, chaveDoPedido: f.chave, posicao: f.posicao },
        }),
      ),
    [uid, pedir],
  )
  return { enviar, enviarFoto }
}
