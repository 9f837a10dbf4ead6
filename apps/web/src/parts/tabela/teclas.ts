// Arrows move between rows, Home and End jump, Enter opens, the space bar marks: one row at a time is in the tab order.
import { type KeyboardEvent, useState } from 'react'

export function useTeclasDaTabela(
  quantas: number,
  { abrir, marcar }: { abrir: (indice: number) => void; marcar: (indice: number) => void },
) {
  const [atual, setAtual] = useState(0)
  const ir = (e: KeyboardEvent, i: number): void => {
    e.preventDefault()
    const alvo = Math.max(0, Math.min(quantas - 1, i))
    setAtual(alvo)
    e.currentTarget.querySelector<HTMLElement>(`tr[data-linha="${alvo}"]`)?.focus()
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
