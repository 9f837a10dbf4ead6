// A form that saves itself into the draft a moment after the last key. What was refused stays as it was typed, with its
// reason at the field, and goes along with the next change; leaving the form sends what still waits.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Erros } from './usar-editor.ts'

export type EstadoDoForm = 'salvo' | 'pendente' | 'recusado'

export interface FormVivo<V extends object> {
  readonly valores: V
  readonly erros: Readonly<Record<string, string>>
  readonly estado: EstadoDoForm
  mudar(novo: Partial<V>): void
}

const PAUSA_MS = 600

export function useSalvarSozinho<V extends object>(
  lido: V,
  salvar: (mudou: Partial<V>) => Promise<Erros>,
  aoMudarEstado: (e: EstadoDoForm) => void,
): FormVivo<V> {
  const [valores, setValores] = useState(lido)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [estado, setEstado] = useState<EstadoDoForm>('salvo')
  const espera = useRef<Partial<V>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const salvarAtual = useRef(salvar)
  salvarAtual.current = salvar
  const dizer = useRef(aoMudarEstado)
  dizer.current = aoMudarEstado
  const passar = useCallback((e: EstadoDoForm) => {
    setEstado(e)
    dizer.current(e)
  }, [])

  const enviar = useCallback(async (): Promise<void> => {
    const mudou = espera.current
    espera.current = {}
    const recusa = await salvarAtual.current(mudou)
    if (recusa !== null) {
      // Invalid fields wait; valid ones are saved without them.
      const bons = Object.entries(mudou).filter(([k]) => !(k in recusa))
      const aSalvar = bons.length > 0 && Object.keys(recusa).length > 0
      const ficou = aSalvar && (await salvarAtual.current(Object.fromEntries(bons) as Partial<V>)) === null
      const resto = ficou ? Object.entries(mudou).filter(([k]) => k in recusa) : Object.entries(mudou)
      espera.current = { ...(Object.fromEntries(resto) as Partial<V>), ...espera.current }
      setErros(recusa)
      passar('recusado')
    } else if (Object.keys(espera.current).length === 0) {
      setErros({})
      passar('salvo')
    }
  }, [passar])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      if (Object.keys(espera.current).length > 0) void salvarAtual.current(espera.current)
      dizer.current('salvo')
    },
    [],
  )
  return {
    valores,
    erros,
    estado,
    mudar(novo) {
      setValores((v) => ({ ...v, ...novo }))
      espera.current = { ...espera.current, ...novo }
      passar('pendente')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void enviar(), PAUSA_MS)
    },
  }
}
