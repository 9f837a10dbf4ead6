// Suggestions under a search box (the combobox pattern): arrows choose, Enter goes, Esc closes. The input stays the
// form's own; without a chosen suggestion Enter searches for what is typed.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { sugestoesDeBusca } from '@martelo/contracts/lotes/sugestoes-de-busca.contract.ts'
import { type Icon, IconCar, IconGavel, IconMapPin, IconSearch } from '@martelo/ui/icones.tsx'
import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { lotesCom } from '../caminhos.ts'

type Sugestao = RespostaDe<typeof sugestoesDeBusca>[number]

const ICONES: Record<Sugestao['tipo'], Icon> = {
  marca: IconCar,
  modelo: IconCar,
  cidade: IconMapPin,
  lote: IconGavel,
  texto: IconSearch,
}
const ESPERA_MS = 120

/** What to offer for `texto`: the server's suggestions and, first, the plain search. Old answers are dropped. */
function useSugestoes(texto: string): readonly Sugestao[] {
  const [achadas, setAchadas] = useState<{ texto: string; lista: Sugestao[] }>({ texto: '', lista: [] })
  useEffect(() => {
    if (texto === '') return
    let vale = true
    const timer = setTimeout(() => {
      chamar('GET /v1/lote/sugestoes', { query: { q: texto } }).then(
        (lista) => vale && setAchadas({ texto, lista }),
        // Suggestions are a help: without them the search itself still works.
        () => vale && setAchadas({ texto, lista: [] }),
      )
    }, ESPERA_MS)
    return () => {
      vale = false
      clearTimeout(timer)
    }
  }, [texto])
  if (texto === '') return []
  const buscar: Sugestao = {
    tipo: 'texto',
    texto: `Buscar “${texto}”`,
    detalhe: null,
    quantidade: null,
    url: lotesCom({ q: texto }),
  }
  return [buscar, ...achadas.lista]
}

export default function Sugestoes({ campo, id }: { campo: RefObject<HTMLInputElement | null>; id: string }) {
  const navegar = useNavigate()
  const [texto, setTexto] = useState('')
  const [aberta, setAberta] = useState(false)
  const [ativa, setAtiva] = useState(-1)
  const lista = useSugestoes(texto)
  const mostra = aberta && lista.length > 0

  const ir = (s: Sugestao): void => {
    setAberta(false)
    campo.current?.blur()
    void navegar(s.url)
  }
  useEffect(() => {
    const input = campo.current
    if (!input) return
    const digitou = (): void => {
      setTexto(input.value.trim())
      setAberta(true)
      setAtiva(-1)
    }
    const fechou = (): void => setAberta(false)
    // They come a moment after the first focus: by then the focus may be elsewhere, and they must not cover it.
    if (document.activeElement === input) digitou()
    input.addEventListener('input', digitou)
    input.addEventListener('focus', digitou)
    input.addEventListener('blur', fechou)
    return () => {
      input.removeEventListener('input', digitou)
      input.removeEventListener('focus', digitou)
      input.removeEventListener('blur', fechou)
    }
  }, [campo])
  useEffect(() => {
    const input = campo.current
    if (!input) return
    const teclou = (e: KeyboardEvent): void => {
      const escolhida = lista[ativa]
      if (e.key === 'Escape' && mostra) setAberta(false)
      else if (e.key === 'Enter' && mostra && escolhida) ir(escolhida)
      else if (e.key === 'ArrowDown' || e.key === 'ArrowUp') {
        setAberta(true)
        setAtiva((i) => (e.key === 'ArrowDown' ? Math.min(lista.length - 1, i + 1) : Math.max(-1, i - 1)))
      } else return
      e.preventDefault()
    }
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', `${id}-lista`)
    input.setAttribute('aria-expanded', String(mostra))
    if (mostra && ativa >= 0) input.setAttribute('aria-activedescendant', `${id}-${ativa}`)
    else input.removeAttribute('aria-activedescendant')
    input.addEventListener('keydown', teclou)
    return () => input.removeEventListener('keydown', teclou)
  })
  return (
    <div className="sugestoes" id={`${id}-lista`} role="listbox" aria-label="Sugestões" hidden={!mostra}>
      {lista.map((s, i) => {
        const Icone = ICONES[s.tipo]
        return (
          // The pointer's way; the keyboard's is on the input (aria-activedescendant).
          <div
            key={s.url + s.tipo}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === ativa}
            onMouseDown={(e) => {
              e.preventDefault()
              ir(s)
            }}
          >
            <Icone size={18} />
            <span>
              {s.texto}
              {s.detalhe && <small> {s.detalhe}</small>}
            </span>
            {s.quantidade !== null && <small className="tabular">{s.quantidade}</small>}
          </div>
        )
      })}
    </div>
  )
}
