// The query of the address as state. The router's own setter starts from the address of the last drawing: of two changes
// in one moment (a yard, then a day) the first would be lost. Here the second starts from what the first one asked for.
import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

/** `fn` changes a copy of what was asked for last, or gives another query. */
export type MudarParametros = (
  fn: (p: URLSearchParams) => URLSearchParams | void,
  opcoes?: NavigateOptions,
) => void

export function useParametros(): readonly [URLSearchParams, MudarParametros] {
  const [params, setParams] = useSearchParams()
  const pedido = useRef(params)
  useEffect(() => {
    pedido.current = params
  }, [params])
  const mudar = useCallback<MudarParametros>(
    (fn, opcoes) => {
      const copia = new URLSearchParams(pedido.current)
      const novo = fn(copia) ?? copia
      pedido.current = novo
      setParams(novo, opcoes)
    },
    [setParams],
  )
  return [params, mudar]
}
