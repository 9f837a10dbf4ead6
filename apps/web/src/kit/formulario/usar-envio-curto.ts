import { type FormEvent, useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'

/** One small form: sends, remembers the errors per field and the one that belongs to none. */
export function useEnvioCurto(enviar: () => Promise<void>) {
  const [campos, setCampos] = useState<Readonly<Record<string, string>>>({})
  const [falha, setFalha] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const executar = async (): Promise<void> => {
    setEnviando(true)
    setCampos({})
    setFalha(null)
    try {
      await enviar()
    } catch (e) {
      const dosCampos = e instanceof ErroDeChamada ? e.campos : {}
      setCampos(dosCampos)
      if (Object.keys(dosCampos).length === 0)
        setFalha(e instanceof Error ? e.message : 'Algo falhou. Tente novamente.')
    } finally {
      setEnviando(false)
    }
  }
  return {
    campos,
    falha,
    enviando,
    aoEnviar: (e: FormEvent): void => {
      e.preventDefault()
      void executar()
    },
  }
}
