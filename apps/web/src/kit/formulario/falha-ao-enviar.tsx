// A short form's refusal: at its fields, and what no field shows below them.
import { Alert } from '@mantine/core'
import { useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

export interface Falha {
  readonly texto: string
  readonly campos: Readonly<Record<string, string>>
}

export function useFalha(): readonly [Falha | null, (fazer: () => Promise<void>) => Promise<void>, boolean] {
  const [falha, setFalha] = useState<Falha | null>(null)
  const [enviando, setEnviando] = useState(false)
  const tentar = async (fazer: () => Promise<void>): Promise<void> => {
    setEnviando(true)
    setFalha(null)
    try {
      await fazer()
    } catch (e) {
      setFalha(
        e instanceof ErroDeChamada
          ? { texto: e.message, campos: e.campos }
          : { texto: 'Algo falhou. Tente novamente.', campos: {} },
      )
    } finally {
      setEnviando(false)
    }
  }
  return [falha, tentar, enviando]
}

export function FalhaAoEnviar({ falha }: { falha: Falha | null }) {
  if (falha === null) return null
  return (
    <Alert color="red" role="alert">
      {falha.texto}
    </Alert>
  )
}
