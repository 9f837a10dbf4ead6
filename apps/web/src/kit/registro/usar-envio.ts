// A file that is sent at once, outside a form's saving: its progress, and why it was refused. The reason is shown
// where the file was chosen; a notice in a corner would be gone before the picture was opened again.
import { useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

export interface Envio {
  readonly enviando: boolean
  readonly recusa: string | null
  tentar(envio: Promise<unknown>): void
}

/** `campo`: under which name the server says what is wrong with the file. */
export function useEnvio(campo: string): Envio {
  const [enviando, setEnviando] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  return {
    enviando,
    recusa,
    tentar(envio) {
      setRecusa(null)
      setEnviando(true)
      envio
        .catch((e: unknown) =>
          setRecusa(
            e instanceof ErroDeChamada
              ? (e.campos[campo] ?? e.message)
              : 'Não foi possível enviar. Tente novamente.',
          ),
        )
        .finally(() => setEnviando(false))
    },
  }
}
