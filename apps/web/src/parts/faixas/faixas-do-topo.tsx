// The bars above every page stay in sight and cover nothing: their height is known to what sticks to the top of the window.
import { useEffect, useRef } from 'react'
import { FaixaDeBarrado } from './faixa-de-barrado.tsx'
import { type Anunciada, FaixaDeManutencao } from './faixa-de-manutencao.tsx'
import { FaixaDeOutro } from './faixa-de-outro.tsx'
import './faixas.css'

interface Props {
  readonly manutencao: Anunciada | null
  /** in whose name, and who it is that acts */
  readonly emNomeDe: { readonly nome: string; readonly por: string } | null
}

export default function FaixasDoTopo({ manutencao, emNomeDe }: Props) {
  const caixa = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const faixas = caixa.current
    if (faixas === null) return
    const raiz = document.documentElement.style
    const medir = new ResizeObserver(() => raiz.setProperty('--bars-height', `${faixas.offsetHeight}px`))
    medir.observe(faixas)
    return () => {
      medir.disconnect()
      raiz.removeProperty('--bars-height')
    }
  }, [])
  return (
    <div className="faixas-do-topo" ref={caixa}>
      <FaixaDeBarrado />
      <FaixaDeManutencao inicial={manutencao} />
      {emNomeDe && <FaixaDeOutro {...emNomeDe} />}
    </div>
  )
}
