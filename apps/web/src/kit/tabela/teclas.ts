// Arrows move between rows, Home and End jump, Enter opens, the space bar marks: one row at a time is in the tab order.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

export function useTeclasDaTabela(
  quantas: number,
  {
    abrir,
    marcar,
    irPara,
    chegou,
  }: {
    abrir: (indice: number) => void
    marcar: (indice: number) => void
    /** brings a row into sight that is not drawn */
    irPara: (indice: number) => void
    /** the row is here, and no longer what stands in for it */
    chegou: (indice: number) => boolean
  },
) {
  const [atual, setAtual] = useState(0)
  const procurada = useRef<{ readonly em: Element; readonly indice: number } | null>(null)
  const focar = (em: Element, indice: number): boolean => {
    const linha = em.querySelector<HTMLElement>(`tr[data-linha="${indice}"]`)
    linha?.focus()
    return linha !== null
  }
  // A row out of sight is drawn after the list has scrolled to it, and once more when it has come.
  useEffect(() => {
    const p = procurada.current
    if (p !== null && focar(p.em, p.indice) && chegou(p.indice)) procurada.current = null
  })
  const ir = (e: KeyboardEvent, i: number): void => {
    e.preventDefault()
    const alvo = Math.max(0, Math.min(quantas - 1, i))
    setAtual(alvo)
    const naTela = focar(e.currentTarget, alvo)
    procurada.current = naTela && chegou(alvo) ? null : { em: e.currentTarget, indice: alvo }
    if (!naTela) irPara(alvo)
  }
  return {
    atributos: (i: number) => ({
      'data-linha': i,
      tabIndex: i === Math.min(atual, Math.max(0, quantas - 1)) ? 0 : -1,
    }),
    aoTeclar(e: KeyboardEvent): void {
      const linha = (e.target as Element).closest('tr[data-linha]')
      if (linha === null || linha !== e.target) return
      const i = Number(linha.getAttribute('data-linha'))
      if (e.key === 'ArrowDown' || e.key === 'j') ir(e, i + 1)
      else if (e.key === 'ArrowUp' || e.key === 'k') ir(e, i - 1)
      else if (e.key === 'Home') ir(e, 0)
      else if (e.key === 'End') ir(e, quantas - 1)
      else if (e.key === 'Enter') abrir(i)
      else if (e.key === ' ') {
        e.preventDefault()
        marcar(i)
      }
    },
  }
}
